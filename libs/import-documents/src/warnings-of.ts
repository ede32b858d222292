import { defaultLocale, locales } from '@vyloha/contract';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Environmental claims that say nothing in particular, in Czech and Slovak; `*` stands for any ending. Directive (EU)
 * 2024/825 forbids them from 27 September 2026 on without proof of recognised excellent environmental performance.
 */
export const greenClaimWords: readonly string[] = [
  'eko',
  'ekologick*',
  'environmentálně přátelsk*',
  'environmentálne priateľsk*',
  'šetrn* k přírodě',
  'šetrn* k prírode',
  'šetrn* k životnímu prostředí',
  'šetrn* k životnému prostrediu',
  'šetrn* ke klimatu',
  'šetrn* ku klíme',
  'šetrn* ke včelám',
  'šetrn* k včelám',
  'přátelsk* k přírodě',
  'priateľsk* k prírode',
  'bio',
  'biologicky rozložiteln*',
  'biologicky rozložiteľn*',
  'klimaticky neutráln*',
  'uhlíkově neutráln*',
  'uhlíkovo neutráln*',
  'udržiteln*',
  'udržateľn*',
];

/** Adds the shop's own words to the list; one with a minus before it is taken from it. */
export function toGreenClaimWords(own: readonly string[]): readonly string[] {
  const left = new Set(own.filter((word) => word.startsWith('-')).map((word) => word.slice(1)));
  return [...greenClaimWords, ...own.filter((word) => !word.startsWith('-'))].filter((word) => !left.has(word));
}

const escape = (text: string) => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);

function toPattern(words: readonly string[]): RegExp | null {
  if (words.length === 0) return null;
  const sources = words.map((word) =>
    word
      .trim()
      .split('*')
      .map(escape)
      .join(String.raw`\p{L}*`),
  );
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${sources.join('|')})(?![\p{L}\p{N}])`, 'iu');
}

/** Documents whose texts shoppers read. */
const claimingTypes: readonly unknown[] = [
  'brand',
  'category',
  'content',
  'parameter',
  'parameter_value',
  'product',
  'tag',
  'virtual_category',
];

/** Texts that people read are translated, or the name of something. */
const readFields: readonly string[] = [...locales, 'name', 'title'];

/** Within translations, too, but no texts: addresses and ids. */
const silentFields: readonly string[] = ['slug', 'path', 'link', 'fileKey', 'products', 'attrs', 'marks', 'legal'];
const isSilent = (key: string) => silentFields.includes(key) || key.endsWith('_reference');

/** What shoppers type, and nobody reads. */
const searchWords = 'search_synonym';

/** Texts of a document with where they are, without markup. */
function* textsOf(value: unknown, path: readonly string[]): Generator<{ path: string; text: string }> {
  const isRead = path.some((key) => readFields.includes(key));
  if (typeof value === 'string' && isRead) yield { path: path.join('.'), text: value.replaceAll(/<[^>]*>/g, ' ') };
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* textsOf(item, [...path, String(index)]);
  } else if (isRecord(value)) {
    for (const [key, item] of Object.entries(value)) {
      if (!isSilent(key)) yield* textsOf(item, [...path, key]);
    }
  }
}

function hasCertifiedLabel(document: Readonly<Record<string, unknown>>): boolean {
  const { legal } = document;
  return isRecord(legal) && Array.isArray(legal['labels']) && legal['labels'].length > 0;
}

/** At most one for each document: it is looked through as a whole. */
function greenClaimOf(document: Readonly<Record<string, unknown>>, pattern: RegExp | null): string[] {
  if (pattern === null || !claimingTypes.includes(document['type']) || hasCertifiedLabel(document)) return [];
  if (document['entity'] === searchWords) return [];
  for (const { path, text } of textsOf(document, [])) {
    const [claim] = pattern.exec(text) ?? [];
    if (claim !== undefined) {
      return [`${path}: '${claim}' is a general environmental claim without a certified label (legal.labels)`];
    }
  }
  return [];
}

const cashless: readonly unknown[] = ['card', 'qr'];

/** Slovak Act 384/2025, from 1 May 2026: above 1 euro shoppers may pay without cash wherever sales are recorded. */
function cashlessOf({ type, countryCode, acceptedPayments }: Readonly<Record<string, unknown>>): string[] {
  if (type !== 'branch' || countryCode !== 'SVK') return [];
  const accepted = Array.isArray(acceptedPayments) ? acceptedPayments : [];
  if (accepted.some((payment) => cashless.includes(payment))) return [];
  return ['acceptedPayments: a branch in Slovakia has to take card or QR payments above 1 euro'];
}

/** Units of what is measured alike: a filter by one of these may have values in several of them. */
const measures: readonly (readonly string[])[] = [
  ['mm', 'cm', 'dm', 'm'],
  ['mg', 'g', 'kg', 't'],
  ['ml', 'cl', 'dl', 'l'],
  ['m²', 'cm²'],
  ['Ah', 'mAh'],
  ['W', 'kW'],
  ['V'],
  ['Nm'],
  ['bar'],
  ['lm'],
  ['°C'],
  ['%'],
  ['ks'],
];
const quantity = /^\d[\d\s.,/×x–-]*?\s*(?<unit>[\p{L}°%][\p{L}²]*)$/u;

/** What a value of a parameter is measured by; null for a label such as `XL` or `PH2`. */
function measureOf(title: string): readonly string[] | null {
  const unit = quantity.exec(title.trim())?.groups?.['unit'];
  return measures.find((units) => unit !== undefined && units.includes(unit)) ?? null;
}

/** A label among quantities may say that there is none: `bez nádoby`. */
const maxLabels = 1;

/** Shoppers cannot choose among sizes of clothes, capacities and lengths in one list. */
function mixtureOf({ type, values }: Readonly<Record<string, unknown>>): string[] {
  if (type !== 'parameter' || !Array.isArray(values)) return [];
  const titles = values.flatMap((value: unknown) => {
    const translated = isRecord(value) ? value['title'] : null;
    const title = isRecord(translated) ? translated[defaultLocale] : null;
    return typeof title === 'string' ? [title] : [];
  });
  const examples = new Map(titles.map((title) => [measureOf(title), title]));
  const labels = titles.filter((title) => measureOf(title) === null);
  if (labels.length <= maxLabels) examples.delete(null);
  if (examples.size < 2) return [];
  const kinds = [...examples.values()].map((title) => `'${title}'`).join(', ');
  return [`values: ${kinds} are of different kinds; each kind needs a parameter of its own to be filtered by`];
}

/** What is not wrong with a document, but may not be allowed: the import goes on. */
export function createWarner(words: readonly string[]): (document: unknown) => string[] {
  const pattern = toPattern(words);
  return (document) => {
    if (!isRecord(document)) return [];
    const name = typeof document['id'] === 'string' ? ` ${document['id']}` : '';
    const warnings = [...greenClaimOf(document, pattern), ...cashlessOf(document), ...mixtureOf(document)];
    return warnings.map((warning) => `${String(document['type'])}${name}: ${warning}`);
  };
}
