import type { PartlyTranslated } from '@vyloha/contract';

/** Texts of the guide itself; its samples contain sample text. */
export const guideTexts = {
  title: { cs: 'Vzorník', sk: 'Vzorkovník' },
  intro: {
    cs: 'Všechny části obchodu a všechny obsahové bloky ve všech stavech. Texty, ceny a odkazy jsou ukázkové.',
    sk: 'Všetky časti obchodu a všetky obsahové bloky vo všetkých stavoch. Texty, ceny a odkazy sú ukážkové.',
  },
  themes: { cs: 'Vzhled', sk: 'Vzhľad' },
  default: { cs: 'Výchozí', sk: 'Predvolený' },
  alternative: { cs: 'Druhý vzhled', sk: 'Druhý vzhľad' },
  tokens: { cs: 'Barvy, písmo a mezery', sk: 'Farby, písmo a medzery' },
  actions: { cs: 'Tlačítka a volby', sk: 'Tlačidlá a voľby' },
  fields: { cs: 'Pole formulářů', sk: 'Polia formulárov' },
  products: { cs: 'Zboží a ceny', sk: 'Tovar a ceny' },
  links: { cs: 'Cesty po obchodu', sk: 'Cesty po obchode' },
  messages: { cs: 'Zprávy a prázdné stavy', sk: 'Správy a prázdne stavy' },
  floating: { cs: 'Nad stránkou', sk: 'Nad stránkou' },
  surfaces: { cs: 'Plochy a sloupce', sk: 'Plochy a stĺpce' },
  blocks: { cs: 'Obsahové bloky', sk: 'Obsahové bloky' },
} as const satisfies Record<string, PartlyTranslated>;

export type GuideText = keyof typeof guideTexts;
