import { metresParameterId } from '@vyloha/contract';
import type { Facets } from '../count-facets';
import type { ListingFilters, ListingRequest, NumberRange } from '../listing-request';
import type { ListingPlace } from '../scope-id';
import { categoryTree, groupsOfCategory, virtualRules, visibleTags, type ModelProduct } from './random-catalogue';

type Test = (product: ModelProduct) => boolean;

/** Who asks, and in which currency. */
interface Asker {
  currency: 'CZK' | 'EUR';
  priceList: string;
  groups: readonly string[];
}

/** In whole units as it is shown: of a metre where goods are sold by it. */
export function priceOf(
  { metres, price, businessPrice, euroPrice }: ModelProduct,
  { currency, priceList }: { currency: string; priceList: string },
): number | null {
  const inCrowns = priceList === 'b2b' ? (businessPrice ?? price) : price;
  const ofStep = currency === 'EUR' ? euroPrice : inCrowns;
  return ofStep === null ? null : Math.round(ofStep / (metres ?? 1));
}

export const isAvailable: Test = ({ saleable, variants }) =>
  saleable && variants.some(({ checkStock, stock }) => !checkStock || stock > 0);

const isWithin = (value: number | null, { from = -Infinity, to = Infinity }: NumberRange) =>
  value !== null && value >= from && value <= to;

const valuesOf: Record<string, (product: ModelProduct) => string[]> = {
  'par-color': ({ colors }) => colors,
  'par-size': ({ variants }) => variants.flatMap(({ sizes }) => sizes),
};

const metresOf = ({ metres }: ModelProduct) => (metres === null ? [] : [metres]);

const lengthsOf = ({ variants }: ModelProduct) => variants.flatMap(({ length }) => length ?? []);

/** By whose prices virtual categories are cut. */
const everybody = { currency: 'CZK', priceList: 'b2c' } as const;

function isIn(place: ListingPlace): Test {
  if (place.kind === 'shop') return () => true;
  if (place.kind === 'brand') return ({ brandId }) => brandId === place.id;
  if (place.kind === 'category') return ({ categoryId }) => categoryTree[categoryId]?.includes(place.id) ?? false;
  const { categories, tags, brands, parameters, priceRange } = virtualRules[place.id] ?? {};
  const parts: Test[] = [
    ...(categories
      ? [(product: ModelProduct) => categories.some((id) => isIn({ kind: 'category', id })(product))]
      : []),
    ...(tags ? [({ tagIds }: ModelProduct) => tagIds.some((id) => tags.includes(id))] : []),
    ...(brands ? [({ brandId }: ModelProduct) => brandId !== null && brands.includes(brandId)] : []),
    ...(parameters ?? []).map(
      ({ entityId, values }) =>
        (product: ModelProduct) =>
          valuesOf[entityId]?.(product).some((value) => values.includes(value)) ?? false,
    ),
    ...(priceRange ? [(product: ModelProduct) => isWithin(priceOf(product, everybody), priceRange)] : []),
  ];
  return (product) => parts.length > 0 && parts.every((part) => part(product));
}

/** Goods of some groups stand only in a category whose visitors may all see them. */
function isShownIn(place: ListingPlace): Test {
  const visitors = place.kind === 'category' ? (groupsOfCategory[place.id] ?? []) : [];
  return ({ visibleToGroups }) =>
    visibleToGroups.length === 0 || (visitors.length > 0 && visitors.every((group) => visibleToGroups.includes(group)));
}

function isOpenTo({ groups }: Asker, place: ListingPlace): boolean {
  const visitors = place.kind === 'category' ? (groupsOfCategory[place.id] ?? []) : [];
  return visitors.length === 0 || visitors.some((group) => groups.includes(group));
}

function testsOf({ parameters, price, availableOnly, tags, brands }: ListingFilters, asker: Asker): Map<string, Test> {
  const tests = new Map<string, Test>();
  for (const [id, choice] of Object.entries(parameters)) {
    const test: Test =
      'length' in choice
        ? (product) => choice.some((value) => valuesOf[id]?.(product).includes(value))
        : (product) => lengthsOf(product).some((length) => isWithin(length, choice));
    tests.set(`p/${id}`, test);
  }
  if (price !== null) tests.set('price', (product) => isWithin(priceOf(product, asker), price));
  if (availableOnly) tests.set('available', isAvailable);
  if (tags.length > 0) tests.set('tags', ({ tagIds }) => tagIds.some((id) => tags.includes(id)));
  if (brands.length > 0) tests.set('brands', ({ brandId }) => brandId !== null && brands.includes(brandId));
  return tests;
}

/** How often each key occurs among the products; keys of the unfiltered listing that are gone count 0. */
function tally(
  all: readonly ModelProduct[],
  left: readonly ModelProduct[],
  keysOf: (product: ModelProduct) => string[],
) {
  const counts: Record<string, number> = {};
  for (const product of all) for (const key of new Set(keysOf(product))) counts[key] = 0;
  for (const product of left) for (const key of new Set(keysOf(product))) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

function bounds(
  all: readonly ModelProduct[],
  left: readonly ModelProduct[],
  numbersOf: (product: ModelProduct) => number[],
) {
  const numbers = left.flatMap(numbersOf);
  const shown = numbers.length > 0 ? numbers : all.flatMap(numbersOf);
  return shown.length === 0 ? null : { from: Math.min(...shown), to: Math.max(...shown) };
}

const byId = (a: ModelProduct, b: ModelProduct) => (a.id < b.id ? -1 : 1);

function inOrder(products: readonly ModelProduct[], sort: ListingRequest['sort'], asker: Asker): ModelProduct[] {
  const isPromoted = ({ tagIds }: ModelProduct) => tagIds.some((id) => visibleTags.includes(id));
  const rank = (product: ModelProduct) => [
    isAvailable(product) ? 0 : 1,
    isPromoted(product) ? 0 : 1,
    -product.soldCount,
  ];
  const keys: Record<ListingRequest['sort'], (product: ModelProduct) => number[]> = {
    DefaultSort: rank,
    MostSoldSort: ({ soldCount }) => [-soldCount],
    PriceSortASC: (product) => [priceOf(product, asker) ?? Infinity],
    PriceSortDESC: (product) => [-(priceOf(product, asker) ?? -Infinity)],
  };
  return [...products].sort((a, b) => {
    const [left, right] = [keys[sort](a), keys[sort](b)];
    const place = left.findIndex((value, index) => value !== right[index]);
    return place === -1 ? byId(a, b) : (left[place] ?? 0) - (right[place] ?? 0);
  });
}

/** The listing as the rules say it, product by product. */
export function listByHand(
  products: readonly ModelProduct[],
  { filters, sort, page, perPage }: ListingRequest,
  { place, ...asker }: Asker & { place: ListingPlace },
): Facets & { productIds: string[] } {
  const isListed = (product: ModelProduct) => product.inCatalog && isIn(place)(product) && isShownIn(place)(product);
  const all = isOpenTo(asker, place) ? products.filter(isListed) : [];
  const tests = testsOf(filters, asker);
  const passingAllBut = (key: string | null) =>
    all.filter((product) => [...tests].every(([own, test]) => own === key || test(product)));
  const values = Object.entries(valuesOf).map(
    ([id, keysOf]) => [id, tally(all, passingAllBut(`p/${id}`), keysOf)] as const,
  );
  const ranges = {
    'par-length': bounds(all, passingAllBut('p/par-length'), lengthsOf),
    [metresParameterId]: bounds(all, passingAllBut(`p/${metresParameterId}`), metresOf),
  };
  const found = passingAllBut(null);
  return {
    total: found.length,
    availableCount: passingAllBut('available').filter(isAvailable).length,
    counts: {
      values: Object.fromEntries(values.filter(([, counts]) => Object.keys(counts).length > 0)),
      ranges: Object.fromEntries(
        Object.entries(ranges).flatMap(([id, range]) => (range === null ? [] : [[id, range]])),
      ),
      brands: tally(all, passingAllBut('brands'), ({ brandId }) => (brandId === null ? [] : [brandId])),
      tags: tally(all, passingAllBut('tags'), ({ tagIds }) => tagIds.filter((id) => visibleTags.includes(id))),
    },
    priceRange: bounds(all, passingAllBut('price'), (product) => {
      const price = priceOf(product, asker);
      return price === null ? [] : [price * 100];
    }),
    productIds: inOrder(found, sort, asker)
      .slice((page - 1) * perPage, page * perPage)
      .map(({ id }) => id),
  };
}
