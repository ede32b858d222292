import type { PartlyTranslated } from '@vyloha/contract';

interface ParameterText extends PartlyTranslated {
  unit?: string;
  /** The shopper chooses it. */
  choice?: true;
}

const number = (cs: string, sk: string, unit: string, choice?: true): ParameterText => ({
  cs,
  sk,
  unit,
  ...(choice && { choice }),
});

/** Parameters that are numbers, in the order in which they are shown. */
export const numberParameters = {
  length: number('Délka', 'Dĺžka', 'm', true),
  volume: number('Objem', 'Objem', 'l', true),
  weight: number('Hmotnost', 'Hmotnosť', 'kg', true),
  content: number('Obsah', 'Obsah', 'g', true),
  pieces: number('Počet kusů v balení', 'Počet kusov v balení', 'ks', true),
  diameter: number('Průměr', 'Priemer', 'cm', true),
  width: number('Šířka', 'Šírka', 'cm', true),
  height: number('Výška', 'Výška', 'cm', true),
  thread: number('Rozměr', 'Rozmer', 'mm', true),
  'mesh-width': number('Šířka role', 'Šírka rolky', 'cm'),
  density: number('Plošná hmotnost', 'Plošná hmotnosť', 'g/m²'),
  shade: number('Zastínění', 'Zatienenie', '%'),
  pressure: number('Pracovní tlak', 'Pracovný tlak', 'bar'),
  reach: number('Dosah', 'Dosah', 'm'),
  handle: number('Délka násady', 'Dĺžka poriska', 'cm', true),
  blade: number('Délka ostří', 'Dĺžka ostria', 'mm'),
  cut: number('Záběr', 'Záber', 'cm'),
  power: number('Příkon', 'Príkon', 'W'),
  voltage: number('Napětí', 'Napätie', 'V'),
  capacity: number('Kapacita akumulátoru', 'Kapacita akumulátora', 'Ah', true),
  torque: number('Krouticí moment', 'Krútiaci moment', 'Nm'),
  load: number('Nosnost', 'Nosnosť', 'kg'),
  steps: number('Počet příček', 'Počet priečok', 'ks'),
  lumens: number('Světelný tok', 'Svetelný tok', 'lm'),
  burning: number('Doba hoření', 'Doba horenia', 'h'),
  coverage: number('Vydatnost', 'Výdatnosť', 'm²/l'),
  seats: number('Počet míst', 'Počet miest', 'ks'),
  grate: number('Plocha roštu', 'Plocha roštu', 'cm²'),
  thickness: number('Tloušťka', 'Hrúbka', 'mm'),
  'plant-height': number('Výška rostliny', 'Výška rastliny', 'cm'),
  spacing: number('Vzdálenost výsadby', 'Vzdialenosť výsadby', 'cm'),
  'tool-length': number('Délka nářadí', 'Dĺžka náradia', 'mm', true),
  opening: number('Velikost klíče', 'Veľkosť kľúča', 'mm', true),
  level: number('Délka vodováhy', 'Dĺžka vodováhy', 'cm', true),
  brush: number('Šířka štětce', 'Šírka štetca', 'mm', true),
  disc: number('Průměr kotouče', 'Priemer kotúča', 'mm', true),
  'guide-bar': number('Délka lišty', 'Dĺžka lišty', 'cm', true),
  head: number('Hmotnost hlavy', 'Hmotnosť hlavy', 'g', true),
} as const satisfies Record<string, ParameterText>;

export type NumberParameter = keyof typeof numberParameters;

const value = (cs: string, sk: string): PartlyTranslated => ({ cs, sk });

/** Parameters that the shopper chooses by a label. A size of clothes or shoes is explained by a chart. */
export const namedParameters = {
  size: { title: value('Velikost', 'Veľkosť'), kind: 'size' },
  trousers: { title: value('Velikost kalhot', 'Veľkosť nohavíc'), kind: 'size' },
  shoes: { title: value('Velikost bot', 'Veľkosť topánok'), kind: 'size' },
  tip: { title: value('Hrot', 'Hrot'), kind: 'text' },
  'battery-set': { title: value('Akumulátory v sadě', 'Akumulátory v súprave'), kind: 'text' },
  dimensions: { title: value('Rozměry', 'Rozmery'), kind: 'text' },
} as const satisfies Record<string, { title: PartlyTranslated; kind: 'size' | 'text' }>;

export type NamedParameter = keyof typeof namedParameters;

/** Parameters with text values; the keys of the values are unique among all of them. */
export const textParameters = {
  use: {
    title: value('Použití', 'Použitie'),
    values: {
      outdoor: value('Venku', 'Vonku'),
      indoor: value('Uvnitř', 'Vnútri'),
      both: value('Venku i uvnitř', 'Vonku aj vnútri'),
    },
  },
  sun: {
    title: value('Stanoviště', 'Stanovište'),
    values: {
      'full-sun': value('Plné slunce', 'Plné slnko'),
      'half-shade': value('Polostín', 'Polotieň'),
      'deep-shade': value('Stín', 'Tieň'),
    },
  },
  sowing: {
    title: value('Doba výsevu', 'Čas výsevu'),
    values: {
      'early-spring': value('Únor až březen', 'Február až marec'),
      spring: value('Březen až duben', 'Marec až apríl'),
      'late-spring': value('Duben až květen', 'Apríl až máj'),
      summer: value('Červen až srpen', 'Jún až august'),
      autumn: value('Září až listopad', 'September až november'),
    },
  },
  life: {
    title: value('Životní cyklus', 'Životný cyklus'),
    values: {
      annual: value('Jednoletka', 'Letnička'),
      biennial: value('Dvouletka', 'Dvojročka'),
      perennial: value('Trvalka', 'Trvalka'),
    },
  },
  drive: {
    title: value('Pohon', 'Pohon'),
    values: {
      battery: value('Akumulátor', 'Akumulátor'),
      mains: value('Elektrická síť', 'Elektrická sieť'),
      petrol: value('Benzin', 'Benzín'),
      manual: value('Ruční', 'Ručný'),
      solar: value('Solární panel', 'Solárny panel'),
    },
  },
  light: {
    title: value('Barva světla', 'Farba svetla'),
    values: {
      'warm-white': value('Teplá bílá', 'Teplá biela'),
      'neutral-white': value('Neutrální bílá', 'Neutrálna biela'),
    },
  },
  fuel: {
    title: value('Palivo', 'Palivo'),
    values: {
      charcoal: value('Dřevěné uhlí', 'Drevené uhlie'),
      gas: value('Plyn', 'Plyn'),
      wood: value('Dřevo', 'Drevo'),
      electric: value('Elektřina', 'Elektrina'),
    },
  },
  scent: {
    title: value('Vůně', 'Vôňa'),
    values: {
      honey: value('Med', 'Med'),
      vanilla: value('Vanilka', 'Vanilka'),
      lavender: value('Levandule', 'Levanduľa'),
      pine: value('Jehličí', 'Ihličie'),
      unscented: value('Bez vůně', 'Bez vône'),
    },
  },
} as const;

export type TextParameter = keyof typeof textParameters;
/** A value for all models, or one for each in turn. */
export type TextParameters = {
  [P in TextParameter]:
    keyof (typeof textParameters)[P]['values'] | readonly (keyof (typeof textParameters)[P]['values'])[];
};
