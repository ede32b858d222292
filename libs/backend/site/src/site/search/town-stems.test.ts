import { expect, it } from 'vitest';
import { toTownStems } from './town-stems';

it.each([
  ['brnenska', 'brno'],
  ['brnenskou', 'brno'],
  ['prazskych', 'praha'],
  ['praze', 'praha'],
  ['ostravska', 'ostrava'],
  ['olomoucka', 'olomouc'],
  ['libereckou', 'liberec'],
  ['kladenska', 'kladno'],
  ['znojemsky', 'znojmo'],
  ['plzenske', 'plzen'],
  ['pardubicka', 'pardubice'],
  ['ustecka', 'usti'],
  ['karlovarska', 'karlovy'],
  ['budejovicka', 'budejovice'],
  ['hradecka', 'hradec'],
  ['kosicka', 'kosice'],
  ['nitrianska', 'nitra'],
  ['trencianskej', 'trencin'],
  ['bratislavska', 'bratislava'],
])('%s is of %s', (word, town) => {
  expect(toTownStems(word).filter((stem) => town.startsWith(stem))).not.toEqual([]);
});

it.each(['prodejna', 'brno', 'deska', 'ceska', 'hadice', 'nuzky'])('%s is of no town', (word) => {
  expect(toTownStems(word).filter((stem) => !word.startsWith(stem) || stem.length < word.length - 3)).toEqual([]);
});
