import type { PartlyTranslated } from '@vyloha/contract';
import { text, slugOf } from '../language/texts';
import { plainPicture, type DemoPicture } from '../pictures/picture';
import { hashOf, itemAt } from '../random';
import { brands, type BrandKey } from '../shop/brands';
import type { DemoModel } from './demo-model';
import type { ProductInput } from './document-types';

type LegalInput = NonNullable<ProductInput['legal']>;

const energyClasses = ['A', 'C', 'D', 'E', 'F'] as const;
const labelKey = (name: string) => `energy-label-${name.toLowerCase()}`;

export const energyLabelPictures: readonly DemoPicture[] = energyClasses.map((name) => plainPicture(labelKey(name)));

/** Places where the invented makers are at home. */
const towns = [
  'Dílenská 12, 516 01 Rychnov nad Kněžnou',
  'Zahradní 7, 289 22 Lysá nad Labem',
  'Tovární 31, 763 21 Slavičín',
];
/** Makers outside of the EU, for whom somebody answers here. */
const foreignMakers: Partial<Record<BrandKey, string>> = { svetlonos: 'Unit 5, 22 Lantern Road, Bristol BS1 4DJ' };
const importer = {
  name: 'Dovozní kancelář Brána s.r.o.',
  address: 'Přístavní 5, 170 00 Praha 7',
  contact: 'bezpecnost@brana-dovoz.example',
};

const fire = text(
  'Používejte jen venku a nenechávejte hořet bez dozoru. Nebezpečí otravy oxidem uhelnatým.',
  'Používajte iba vonku a nenechávajte horieť bez dozoru. Nebezpečenstvo otravy oxidom uhoľnatým.',
);
const electric = text(
  'Před čištěním a výměnou nástroje odpojte od napájení. Používejte ochranné brýle a sluchátka.',
  'Pred čistením a výmenou nástroja odpojte od napájania. Používajte ochranné okuliare a slúchadlá.',
);
const alcohol = text('Obsahuje alkohol, 4,6 % objemu.', 'Obsahuje alkohol, 4,6 % objemu.');
const chemical = text(
  'Uchovávejte mimo dosah dětí. Před použitím si vždy přečtěte označení a informace o přípravku.',
  'Uchovávajte mimo dosahu detí. Pred použitím si vždy prečítajte etiketu a informácie o prípravku.',
);

const warningsByCategory: Readonly<Record<string, readonly PartlyTranslated[]>> = {
  'c-paliva': [fire],
  'c-grily': [fire],
  'c-ohniste': [fire],
  'c-sekacky': [electric],
  'c-vyzinace': [electric],
  'c-plotostrihy': [electric],
  'c-fukary': [electric],
  'c-vrtacky': [electric],
  'c-brusky': [electric],
  'c-pily': [electric],
  'c-ochrana-rostlin': [chemical],
  'c-tekuta-hnojiva': [chemical],
};

/** Crowns and euros for one piece, by category of electrical equipment. */
const recyclingFees: Readonly<Record<string, readonly [number, number]>> = {
  'c-zarovky': [1.2, 0.05],
  'c-stolni-lampy': [2.9, 0.12],
  'c-solarni': [1.9, 0.08],
  'c-sekacky': [18, 0.72],
  'c-vyzinace': [9.5, 0.38],
  'c-plotostrihy': [9.5, 0.38],
  'c-fukary': [9.5, 0.38],
  'c-vrtacky': [6.4, 0.26],
  'c-brusky': [6.4, 0.26],
  'c-pily': [6.4, 0.26],
};

const energyCategories = ['c-zarovky'];
const durableYears: Partial<Record<BrandKey, number>> = { vyhen: 5, stavon: 10 };
/** Machines that can be repaired, by category: score, years of spare parts, years of updates. */
const repairs: Readonly<Record<string, readonly [string, number, number?]>> = {
  'c-sekacky': ['8,4 z 10', 10],
  'c-vrtacky': ['7,9 z 10', 10],
  'c-plotostrihy': ['7,1 z 10', 8],
  'c-zavlazovace': ['6,8 z 10', 7, 5],
};
const instructions = text(
  'Díly i návod k opravě objednáte u nás: podle typu na výrobku, za cenu z ceníku výrobce.',
  'Diely aj návod na opravu objednáte u nás: podľa typu na výrobku, za cenu z cenníka výrobcu.',
);
/** Certified products, with the number of an invented licence. */
const labelCategories: Readonly<Record<string, NonNullable<LegalInput['labels']>>> = {
  'c-substraty': [
    {
      name: text('Ekoznačka EU', 'Environmentálna značka EÚ'),
      number: 'CZ/048/001',
      url: 'https://ecolabel.example/cz-048-001',
    },
  ],
};
const passportCategories: readonly string[] = ['c-sekacky', 'c-vrtacky'];

function repairOf([score, sparePartsYears, softwareUpdatesYears]: readonly [string, number, number?]): NonNullable<
  LegalInput['repair']
> {
  return {
    score: text(score, score),
    sparePartsYears,
    ...(softwareUpdatesYears !== undefined && { softwareUpdatesYears }),
    instructions,
  };
}

const beer = 'Světlý ležák ke grilu';
const bottled = [beer, 'Jablečný mošt'];

function safetyOf(
  { brand, number }: DemoModel,
  warnings: readonly PartlyTranslated[],
): NonNullable<LegalInput['safety']> {
  const { title } = brands[brand];
  const foreign = foreignMakers[brand];
  return {
    maker: {
      name: foreign === undefined ? `${title} s.r.o.` : `${title} Ltd.`,
      address: foreign ?? itemAt(towns, hashOf(brand)),
      contact: `bezpecnost@${slugOf(title)}.example`,
    },
    ...(foreign !== undefined && { responsible: importer }),
    identification: text(`Typ ZV-${number}, šarže na obalu`, `Typ ZV-${number}, šarža na obale`),
    ...(warnings.length > 0 && { warnings: [...warnings] }),
  };
}

/** Machines have a manual. */
export function documentsOf({ assortment }: DemoModel): NonNullable<ProductInput['documents']> {
  if (!(warningsByCategory[assortment.category] ?? []).includes(electric)) return [];
  return [{ title: text('Návod k použití', 'Návod na použitie'), url: '/stranka/navod-k-pouziti-stroju' }];
}

/** What the law asks to say about a product of the demo shop. */
export function legalOf(model: DemoModel): LegalInput {
  const { assortment, family, brand, index } = model;
  const { category } = assortment;
  const isBeer = family.noun.cs === beer;
  const fee = recyclingFees[category];
  const years = durableYears[brand];
  const repair = repairs[category];
  const labels = labelCategories[category];
  const energy = itemAt(energyClasses, index);
  return {
    safety: safetyOf(model, isBeer ? [alcohol] : (warningsByCategory[category] ?? [])),
    ...(energyCategories.includes(category) && {
      energy: { class: energy, labelKey: labelKey(energy), sheet: '/stranka/informacni-list-zarovky' },
    }),
    ...(years !== undefined && { durability: { years } }),
    ...(repair !== undefined && { repair: repairOf(repair) }),
    ...(labels !== undefined && { labels }),
    ...(passportCategories.includes(category) && { passport: `https://pas.example/zv-${model.number}` }),
    ...(fee !== undefined && { recyclingFee: { CZK: fee[0], EUR: fee[1] } }),
    ...(bottled.includes(family.noun.cs) && { deposit: { CZK: 3, EUR: 0.13 } }),
    ...(isBeer && { minAge: 18 }),
  };
}
