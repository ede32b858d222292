import type { PartlyTranslated, RequiredLocale } from '@vyloha/contract';
import type { RichTextNode } from '@vyloha/import-documents';
import { bullets, heading, paragraph, type RichText } from '../content/rich-text';
import { colors } from '../language/colors';
import { decline } from '../language/decline';
import { formatNumber, listed, text } from '../language/texts';
import { features } from '../assortments/features';
import { materials, type MaterialKey } from '../assortments/materials';
import { itemAt } from '../random';
import { brands } from '../shop/brands';
import { numberParameters } from '../shop/parameters';
import type { DemoModel } from './demo-model';
import { colorsOf } from './looks';
import { numbersOf } from './model-parameters';

type Language = RequiredLocale;

const headings = {
  advantages: text('Hlavní výhody', 'Hlavné výhody'),
  choosing: text('Jak vybrat', 'Ako vybrať'),
  care: text('Péče a údržba', 'Starostlivosť a údržba'),
  storing: text('Skladování', 'Skladovanie'),
  arrival: text('První dny doma', 'Prvé dni doma'),
};
const stored: readonly MaterialKey[] = ['organic', 'liquid', 'seed'];
const maxAdvantages = 4;

function careHeading(material: MaterialKey): PartlyTranslated {
  if (material === 'living') return headings.arrival;
  return stored.includes(material) ? headings.storing : headings.care;
}

/** Features in an order specific to the model, so that models of one family do not all list the same. */
function advantages({ family, index }: DemoModel, language: Language): string[] {
  const count = Math.min(maxAdvantages, family.features.length);
  return Array.from({ length: count }, (_, turn) => features[itemAt(family.features, index + turn)][language]);
}

/** "Dostupné v provedení 15 m, 20 m a 25 m": the available options. */
function describeOptions(model: DemoModel, language: Language): string[] {
  const { family } = model;
  const sizes = family.sizes?.options ?? [];
  const wordCount = colorsOf(model).map((color) => decline(colors[color][language], 'f', language));
  const ofSizes = text('Vybírat můžete z velikostí: ', 'Vyberať môžete z veľkostí: ');
  const ofColors = text('Barvy, které máme skladem: ', 'Farby, ktoré máme na sklade: ');
  return [
    ...(sizes.length > 1 ? [`${ofSizes[language]}${listed(sizes.map(({ label }) => label))}.`] : []),
    ...(wordCount.length > 1 ? [`${ofColors[language]}${listed(wordCount)}.`] : []),
  ];
}

function figures(model: DemoModel, language: Language): string[] {
  return numbersOf(model).map(([key, value]) => {
    const { unit, ...title } = numberParameters[key];
    return `${title[language]}: ${formatNumber(value)} ${unit}`;
  });
}

function describeIn(model: DemoModel, language: Language): RichTextNode[] {
  const { family, assortment, brand } = model;
  return [
    paragraph([brands[brand].about[language], ...describeOptions(model, language)].join(' ')),
    heading(3, headings.advantages[language]),
    bullets([...advantages(model, language), ...figures(model, language)]),
    heading(3, headings.choosing[language]),
    paragraph(assortment.advice[language]),
    heading(3, careHeading(family.material)[language]),
    paragraph(materials[family.material].care[language]),
  ];
}

export function describe(model: DemoModel): RichText {
  return { cs: describeIn(model, 'cs'), sk: describeIn(model, 'sk') };
}

/** The shorter text of the large shop's further models. */
export function describeShortly({ family, assortment }: DemoModel): RichText {
  const inLanguage = (language: Language) => [paragraph(family.lead[language]), paragraph(assortment.advice[language])];
  return { cs: inLanguage('cs'), sk: inLanguage('sk') };
}

const cutToSize = text(
  'Zboží stříhané na míru připravujeme jen pro vás, nemůžeme ho proto vzít zpět bez vady. Délku si raději změřte dvakrát.',
  'Tovar strihaný na mieru pripravujeme len pre vás, nemôžeme ho preto vziať späť bez vady. Dĺžku si radšej zmerajte dvakrát.',
);

export function endTextOf({ family }: DemoModel): RichText | undefined {
  return family.metre === undefined ? undefined : { cs: [paragraph(cutToSize.cs)], sk: [paragraph(cutToSize.sk)] };
}
