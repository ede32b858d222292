import { metresParameterId } from '@vyloha/contract';
import type { Facets } from '../count-facets';
import type { ListingFilters } from '../facets/facets';
import type { NumberRange } from '../facets/number-range';
import type { ListingRequest } from '../listing-request';
import type { ListingScope } from '../scope-id';
import { categoryTree, groupsOfCategory, virtualRules, visibleTags, type ModelProduct } from './random-catalogue';

type Predicate = (product: ModelProduct) => boolean;

/** Groups, price list and currency of the caller. */
interface Caller {
  currency: 'CZK' | 'EUR';
  priceList: string;
  groups: readonly string[];
}

/** In major units as displayed: per metre for products sold by the metre. */
export function priceOf(
  { metres, price, businessPrice, euroPrice }: ModelProduct,
  { currency, priceList }: { currency: string; priceList: string },
): number | null {
  const priceInCzk = priceList === 'b2b' ? (businessPrice ?? price) : price;
  const stepPrice = currency === 'EUR' ? euroPrice : priceInCzk;
  return stepPrice === null ? null : Math.round(stepPrice / (metres ?? 1));
}

export const isAvailable: Predicate = ({ saleable, variants }) =>
  saleable && variants.some(({ checkStock, stock }) => !checkStock || stock > 0);

const isWithin = (value: number | null, { from = -Infinity, to = Infinity }: NumberRange) =>
  value !== null && value >= from && value <= to;

const valuesOf: Record<string, (product: ModelProduct) => string[]> = {
  'par-color': ({ colors }) => colors,
  'par-size': ({ variants }) => variants.flatMap(({ sizes }) => sizes),
};

const metresOf = ({ metres }: ModelProduct) => (metres === null ? [] : [metres]);

const lengthsOf = ({ variants }: ModelProduct) => variants.flatMap(({ length }) => length ?? []);

/** Virtual categories filter by public prices. */
const publicCaller = { currency: 'CZK', priceList: 'b2c' } as const;

function isIn(scope: ListingScope): Predicate {
  if (scope.kind === 'shop') return () => true;
  if (scope.kind === 'brand') return ({ brandId }) => brandId === scope.id;
  if (scope.kind === 'category') return ({ categoryId }) => categoryTree[categoryId]?.includes(scope.id) ?? false;
  const { categories, tags, brands, parameters, priceRange } = virtualRules[scope.id] ?? {};
  const parts: Predicate[] = [
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
    ...(priceRange ? [(product: ModelProduct) => isWithin(priceOf(product, publicCaller), priceRange)] : []),
  ];
  return (product) => parts.length > 0 && parts.every((part) => part(product));
}

/** Products restricted to groups are listed only in a category whose visitors may all see them. */
function isListedIn(scope: ListingScope): Predicate {
  const categoryGroups = scope.kind === 'category' ? (groupsOfCategory[scope.id] ?? []) : [];
  return ({ visibleToGroups }) =>
    visibleToGroups.length === 0 ||
    (categoryGroups.length > 0 && categoryGroups.every((group) => visibleToGroups.includes(group)));
}

function isScopeVisible({ groups }: Caller, scope: ListingScope): boolean {
  const categoryGroups = scope.kind === 'category' ? (groupsOfCategory[scope.id] ?? []) : [];
  return categoryGroups.length === 0 || categoryGroups.some((group) => groups.includes(group));
}

function toPredicates(
  { parameters = {}, price, available, tags, brands }: ListingFilters,
  caller: Caller,
): Map<string, Predicate> {
  const predicates = new Map<string, Predicate>();
  for (const [id, choice] of Object.entries(parameters)) {
    const predicate: Predicate =
      'length' in choice
        ? (product) => choice.some((value) => valuesOf[id]?.(product).includes(value))
        : (product) => lengthsOf(product).some((length) => isWithin(length, choice));
    predicates.set(`p/${id}`, predicate);
  }
  if (price) predicates.set('price', (product) => isWithin(priceOf(product, caller), price));
  if (available) predicates.set('available', isAvailable);
  if (tags) predicates.set('tags', ({ tagIds }) => tagIds.some((id) => tags.includes(id)));
  if (brands) predicates.set('brands', ({ brandId }) => brandId !== null && brands.includes(brandId));
  return predicates;
}

/** Counts each key among the products; keys that only the unfiltered listing has count 0. */
function countByKey(
  all: readonly ModelProduct[],
  left: readonly ModelProduct[],
  keysOf: (product: ModelProduct) => string[],
) {
  const counts: Record<string, number> = {};
  for (const product of all) for (const key of new Set(keysOf(product))) counts[key] = 0;
  for (const product of left) for (const key of new Set(keysOf(product))) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

function rangeOf(
  all: readonly ModelProduct[],
  left: readonly ModelProduct[],
  numbersOf: (product: ModelProduct) => number[],
) {
  const numbers = left.flatMap(numbersOf);
  const visible = numbers.length > 0 ? numbers : all.flatMap(numbersOf);
  return visible.length === 0 ? null : { from: Math.min(...visible), to: Math.max(...visible) };
}

const byId = (a: ModelProduct, b: ModelProduct) => (a.id < b.id ? -1 : 1);

function sortProducts(products: readonly ModelProduct[], sort: ListingRequest['sort'], caller: Caller): ModelProduct[] {
  const isPromoted = ({ tagIds }: ModelProduct) => tagIds.some((id) => visibleTags.includes(id));
  const rank = (product: ModelProduct) => [
    isAvailable(product) ? 0 : 1,
    isPromoted(product) ? 0 : 1,
    -product.soldCount,
  ];
  const keys: Record<ListingRequest['sort'], (product: ModelProduct) => number[]> = {
    DefaultSort: rank,
    MostSoldSort: ({ soldCount }) => [-soldCount],
    PriceSortASC: (product) => [priceOf(product, caller) ?? Infinity],
    PriceSortDESC: (product) => [-(priceOf(product, caller) ?? -Infinity)],
  };
  return [...products].sort((a, b) => {
    const [left, right] = [keys[sort](a), keys[sort](b)];
    const place = left.findIndex((value, index) => value !== right[index]);
    return place === -1 ? byId(a, b) : (left[place] ?? 0) - (right[place] ?? 0);
  });
}

/** The expected listing, computed product by product. */
export function listByBruteForce(
  products: readonly ModelProduct[],
  { filters, sort, page, perPage }: ListingRequest,
  { scope, ...caller }: Caller & { scope: ListingScope },
): Facets & { productIds: string[] } {
  const isListed = (product: ModelProduct) => product.inCatalog && isIn(scope)(product) && isListedIn(scope)(product);
  const all = isScopeVisible(caller, scope) ? products.filter(isListed) : [];
  const predicates = toPredicates(filters, caller);
  const matchingExcept = (key: string | null) =>
    all.filter((product) => [...predicates].every(([ownKey, predicate]) => ownKey === key || predicate(product)));
  const countedValues = {
    ...Object.fromEntries(
      Object.entries(valuesOf).map(([id, keysOf]) => [`p/${id}`, countByKey(all, matchingExcept(`p/${id}`), keysOf)]),
    ),
    brands: countByKey(all, matchingExcept('brands'), ({ brandId }) => (brandId === null ? [] : [brandId])),
    tags: countByKey(all, matchingExcept('tags'), ({ tagIds }) => tagIds.filter((id) => visibleTags.includes(id))),
  };
  const ranges = {
    'p/par-length': rangeOf(all, matchingExcept('p/par-length'), lengthsOf),
    [`p/${metresParameterId}`]: rangeOf(all, matchingExcept(`p/${metresParameterId}`), metresOf),
    price: rangeOf(all, matchingExcept('price'), (product) => {
      const price = priceOf(product, caller);
      return price === null ? [] : [price * 100];
    }),
  };
  const found = matchingExcept(null);
  const available = { true: matchingExcept('available').filter(isAvailable).length };
  return {
    total: found.length,
    counts: {
      values: {
        ...Object.fromEntries(Object.entries(countedValues).filter(([, counts]) => Object.keys(counts).length > 0)),
        // A listing without any product has no counts at all.
        ...(all.length > 0 && { available }),
      },
      ranges: Object.fromEntries(
        Object.entries(ranges).flatMap(([key, range]) => (range === null ? [] : [[key, range]])),
      ),
    },
    productIds: sortProducts(found, sort, caller)
      .slice((page - 1) * perPage, page * perPage)
      .map(({ id }) => id),
  };
}
