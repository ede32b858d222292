import type { PartlyTranslated, RequiredLocale } from '@vyloha/contract';
import { hashOf, pickFor, wholeFor } from '../../random';
import type { CatalogIndex } from '../catalog-index';
import { isRightProduct } from '../is-right';
import { byRules, type QueryKind, type ShopperQuery } from '../shopper-query';
import { formCount, inflect } from './inflections';
import type { Thing } from './thing';
import { withoutDiacritics, withTypingError } from './typing-errors';

/** What a shopper knows of a shop. */
export interface KnownShop {
  things: readonly Thing[];
  brands: readonly { id: string; title: string }[];
  /** By town. */
  branches: ReadonlyMap<string, readonly string[]>;
  catalog: CatalogIndex;
}

const languages: readonly RequiredLocale[] = ['cs', 'sk'];
type Rule = (shop: KnownShop) => ShopperQuery[];

const forEachName = (
  { things }: KnownShop,
  write: (name: string, language: RequiredLocale, thing: Thing) => ShopperQuery[],
): ShopperQuery[] =>
  things.flatMap((thing) => languages.flatMap((language) => write(thing.name[language], language, thing)));

const typing: Rule = (shop) =>
  forEachName(shop, (name, language, { product }) => {
    const written = withTypingError(name);
    return written === name ? [] : [byRules('typing', language, written, { product })];
  });

const inflection: Rule = (shop) =>
  forEachName(shop, (name, language, { product }) => {
    const written = inflect(name, language, hashOf(`${name}/form`) % formCount);
    return written === null ? [] : [byRules('inflection', language, written, { product })];
  });

const unitWords: Readonly<Record<string, PartlyTranslated>> = {
  m: { cs: 'metrů', sk: 'metrov' },
  l: { cs: 'litrů', sk: 'litrov' },
  kg: { cs: 'kilo', sk: 'kíl' },
  cm: { cs: 'centimetrů', sk: 'centimetrov' },
  ks: { cs: 'kusů', sk: 'kusov' },
};

/** '20 m' as people type it: '20m', '20 metrů', '20'; '40 × 40 cm' as '40x40'. */
function typedSizes(label: string, language: RequiredLocale): string[] {
  const [, number, unit] = /^([\d,]+) (\w+)$/.exec(label) ?? [];
  if (number === undefined || unit === undefined) return [label.replaceAll(' × ', 'x')];
  const word = unitWords[unit]?.[language];
  return [label, `${number}${unit}`, ...(word === undefined ? [] : [`${number} ${word}`])];
}

const units: Rule = (shop) =>
  forEachName(shop, (name, language, { product, sizes }) => {
    if (sizes.length < 2) return [];
    const size = pickFor(`${name}/${language}/size`, sizes);
    const typedSize = pickFor(`${name}/${language}/typed`, typedSizes(size, language));
    const written = hashOf(name) % 4 === 0 ? `${typedSize} ${name}` : `${name} ${typedSize}`;
    return [byRules('units', language, written, { product: { ...product, size } })];
  });

/** The name in the other language, where a shopper sees that it is another one. */
const inOtherLanguage: Rule = (shop) =>
  shop.things.flatMap(({ name, product }) => {
    if (withoutDiacritics(name.cs).slice(0, 5) === withoutDiacritics(name.sk).slice(0, 5)) return [];
    return [byRules('languages', 'cs', name.sk, { product }), byRules('languages', 'sk', name.cs, { product })];
  });

const brandNames: Rule = ({ brands, things }) =>
  brands.flatMap(({ id, title }) => {
    const made = things.filter(({ brandIds }) => brandIds.includes(id));
    const alone = hashOf(title) % 2 === 0 ? title : withoutDiacritics(title).toLowerCase();
    const ofBrand = byRules('brand', 'cs', alone, { product: { brands: [id] }, links: [id] });
    if (made.length === 0) return [ofBrand];
    const { name, product } = pickFor(`${id}/thing`, made);
    const language = pickFor(`${id}/language`, languages);
    return [
      ofBrand,
      byRules('brand', language, `${name[language]} ${title}`, { product: { ...product, brands: [id] } }),
    ];
  });

const places: Rule = ({ branches }) =>
  [...branches].map(([city, links]) => {
    const [language, written] = pickFor(`${city}/place`, [
      ['cs', `pobočka ${city}`],
      ['cs', `prodejna ${city}`],
      ['cs', `${city} otevírací doba`],
      ['cs', withoutDiacritics(city).toLowerCase()],
      ['sk', `predajňa ${city}`],
      ['sk', `${city} otváracie hodiny`],
    ] as const);
    return byRules('place', language, written, { links });
  });

const currencyWords: Record<RequiredLocale, readonly string[]> = { cs: [' Kč', '', ' korun'], sk: [' €', ' eur'] };

/** Prices up to which some of a thing's products are sold, and not all. */
const prices: Rule = ({ things, catalog }) =>
  things.flatMap(({ name, product }) => {
    const language = pickFor(`${name.cs}/price`, languages);
    const rightOnes = [...catalog.products.values()].filter((candidate) => isRightProduct(product, candidate));
    const lowest = rightOnes
      .map((candidate) => Math.min(...candidate.prices[language]))
      .toSorted((one, other) => one - other);
    const middle = lowest[Math.floor(lowest.length / 2)];
    if (middle === undefined || lowest.length < 4) return [];
    const step = language === 'sk' ? 1 : 10;
    const limit = Math.ceil(middle / step) * step;
    if (limit >= (lowest.at(-1) ?? 0)) return [];
    const word = pickFor(`${name.cs}/currency`, currencyWords[language]);
    const isFrom = hashOf(`${name.cs}/from`) % 4 === 0;
    const written = `${name[language]} ${isFrom ? 'od' : 'do'} ${limit}${word}`;
    return [byRules('price', language, written, { product, price: isFrom ? { from: limit } : { to: limit } })];
  });

/** The beginning of a code or an EAN, or a code as it is typed without its hyphen. */
const codes: Rule = ({ catalog }) =>
  [...catalog.products.values()].flatMap((candidate) => {
    const [code = ''] = candidate.codes;
    const ean = candidate.codes.find((one) => /^\d{13}$/.test(one));
    const beginning = code.slice(0, -wholeFor(`${code}/cut`, 1, 2));
    const turn = hashOf(code) % 4;
    if (turn === 0) return [byRules('code', 'cs', code.replace('-', '').toLowerCase(), { product: { codes: [code] } })];
    if (turn === 1 || ean === undefined) return [byRules('code', 'cs', beginning, { product: { codes: [beginning] } })];
    const beginningOfEan = ean.slice(0, turn === 2 ? -3 : -1);
    return [byRules('code', 'cs', beginningOfEan, { product: { codes: [beginningOfEan] } })];
  });

const rules: readonly (readonly [QueryKind, Rule])[] = [
  ['typing', typing],
  ['inflection', inflection],
  ['units', units],
  ['languages', inOtherLanguage],
  ['brand', brandNames],
  ['place', places],
  ['price', prices],
  ['code', codes],
];

/** As many queries as there are, by kind, in an order that depends on the seed alone. */
export function queriesByRules(shop: KnownShop, seed: string): ReadonlyMap<QueryKind, readonly ShopperQuery[]> {
  const orderOf = ({ language, query }: ShopperQuery) => hashOf(`${seed}/${language}/${query}`);
  return new Map(
    rules.map(([kind, rule]) => [kind, rule(shop).toSorted((one, other) => orderOf(one) - orderOf(other))]),
  );
}
