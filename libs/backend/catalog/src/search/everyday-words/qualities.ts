import type { Meaning } from './meaning';

/** What things are like: size, colour, material. */
export const qualities: readonly Meaning[] = [
  ['malý, malinký, mini', 'malý, malinký, mini'],
  ['velký, veliký, maxi', 'veľký, maxi'],
  ['bílý', 'biely'],
  ['černý', 'čierny'],
  ['červený, rudý', 'červený'],
  ['žlutý', 'žltý'],
  ['šedý, šedivý', 'sivý, šedý'],
  ['nerez, nerezavějící', 'nerez, antikoro, nehrdzavejúci'],
  ['železo, železný', 'železo, železný'],
  ['litina', 'liatina'],
  ['plast, umělá hmota', 'plast, umelá hmota'],
  ['keramika, keramický', 'keramika, keramický'],
  ['sklo, skleněný', 'sklo, sklenený'],
  ['bavlna, bavlněný', 'bavlna, bavlnený'],
  ['lněný', 'ľanový'],
  ['kůže, kožený', 'koža, kožený'],
  ['voděodolný, nepromokavý, vodotěsný', 'vodeodolný, vodoodolný, nepremokavý, vodotesný'],
  ['skládací, rozkládací, sklopný', 'skladací, rozkladací, sklopný'],
  ['elektrický, elektřina', 'elektrický, elektrina'],
  ['bio, ekologický, eko, organický', 'bio, ekologický, eko, organický'],
];
