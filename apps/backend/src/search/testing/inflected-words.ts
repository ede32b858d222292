/**
 * Nouns of the shop in the forms of all cases, the first being the one that goods are named by. Written out on 2026-11-21
 * by the patterns žena, růže, píseň, hrad, stroj and město of the Internet Language Reference Book (Czech Language
 * Institute, https://prirucka.ujc.cas.cz).
 */
export const inflectedWords: readonly (readonly [string, ...string[]])[] = [
  ['hadice', 'hadici', 'hadicí', 'hadic', 'hadicím', 'hadicích', 'hadicemi'],
  ['lopata', 'lopaty', 'lopatě', 'lopatu', 'lopato', 'lopatou', 'lopat', 'lopatám', 'lopatách', 'lopatami'],
  ['sekačka', 'sekačky', 'sekačce', 'sekačku', 'sekačko', 'sekačkou', 'sekaček', 'sekačkám', 'sekačkách', 'sekačkami'],
  ['nůžky', 'nůžek', 'nůžkám', 'nůžkách', 'nůžkami'],
  ['konev', 'konve', 'konvi', 'konví', 'konvím', 'konvích', 'konvemi'],
  ['skleník', 'skleníku', 'skleníkem', 'skleníky', 'skleníků', 'skleníkům', 'sklenících'],
  ['květináč', 'květináče', 'květináči', 'květináčem', 'květináčů', 'květináčům', 'květináčích'],
  ['kladivo', 'kladiva', 'kladivu', 'kladivem', 'kladiv', 'kladivům', 'kladivech', 'kladivy'],
  ['postřikovač', 'postřikovače', 'postřikovači', 'postřikovačem', 'postřikovačů', 'postřikovačům', 'postřikovačích'],
];
