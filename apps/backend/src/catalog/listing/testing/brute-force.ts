import { metresParameterId } from '@vyloha/contract';
import type { Facets } from '../count-facets';
import type { ListingFilters, ListingRequest, NumberRange } from '../listing-request';
import type { ListingPlace } from '../scope-id';
import { categoryTree, virtualRule, visibleTags, type ModelProduct } from './random-catalogue';

type Test = (product: ModelProduct) => boolean;

/** Whole crowns as they are shown: of a metre where goods are sold by it. */
function priceOf({ metres, price, businessPrice }: ModelProduct, priceList: string): number | null {
  const ofStep = priceList === 'b2b' ? (businessPrice ?? price) : price;
  return ofStep === null ? null : Math.round(ofStep / (metres ?? 1));
}

const isAvailable: Test = ({ saleable, variants }) =>
  saleable && variants.some(({ checkStock, stock }) => !checkStock || stock > 0);

const isWithin = (value: number | null, { from = -Infinity, to = Infinity }: NumberRange) =>
  value !== null && value >= from && value <= to;

const valuesOf: Record<string, (product: ModelProduct) => string[]> = {
  'par-color': ({ colors }) => colors,
  'par-size': ({ variants }) => variants.flatMap(({ sizes }) => sizes),
};

const metresOf = ({ metres }: ModelProduct) => (metres === null ? [] : [metres]);

const lengthsOf = ({ variants }: ModelProduct) => variants.flatMap(({ length }) => length ?? []);

function isIn(place: ListingPlace): Test {
  if (place.kind === 'shop') return () => true;
  if (place.kind === 'brand') return ({ brandId }) => brandId === place.id;
  if (place.kind === 'category') return ({ categoryId }) => categoryTree[categoryId]?.includes(place.id) ?? false;
  const [rule] = virtualRule.parameters;
  return (product) =>
    isIn({ kind: 'category', id: 'c-a' })(product) && product.colors.some((color) => rule?.values.includes(color));
}

function testsOf(
  { parameters, price, availableOnly, tags, brands }: ListingFilters,
  priceList: string,
): Map<string, Test> {
  const tests = new Map<string, Test>();
  for (const [id, choice] of Object.entries(parameters)) {
    const test: Test =
      'length' in choice
        ? (product) => choice.some((value) => valuesOf[id]?.(product).includes(value))
        : (product) => lengthsOf(product).some((length) => isWithin(length, choice));
    tests.set(`p/${id}`, test);
  }
  if (price !== null) tests.set('price', (product) => isWithin(priceOf(product, priceList), price));
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

function inOrder(products: readonly ModelProduct[], sort: ListingRequest['sort'], priceList: string): ModelProduct[] {
  const isPromoted = ({ tagIds }: ModelProduct) => tagIds.some((id) => visibleTags.includes(id));
  const rank = (product: ModelProduct) => [
    isAvailable(product) ? 0 : 1,
    isPromoted(product) ? 0 : 1,
    -product.soldCount,
  ];
  const keys: Record<ListingRequest['sort'], (product: ModelProduct) => number[]> = {
    DefaultSort: rank,
    MostSoldSort: ({ soldCount }) => [-soldCount],
    PriceSortASC: (product) => [priceOf(product, priceList) ?? Infinity],
    PriceSortDESC: (product) => [-(priceOf(product, priceList) ?? -Infinity)],
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
  { place, priceList }: { place: ListingPlace; priceList: string },
): Facets & { productIds: string[] } {
  const all = products.filter((product) => product.inCatalog && isIn(place)(product));
  const tests = testsOf(filters, priceList);
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
      const price = priceOf(product, priceList);
      return price === null ? [] : [price * 100];
    }),
    productIds: inOrder(found, sort, priceList)
      .slice((page - 1) * perPage, page * perPage)
      .map(({ id }) => id),
  };
}
