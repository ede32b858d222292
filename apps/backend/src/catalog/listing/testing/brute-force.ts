import { metresParameterId } from '@vyloha/contract';
import { toMinor } from '@vyloha/money';
import type {
  Listing,
  ListingFilters,
  ListingRequest,
  ListingScope,
  NumberRange,
} from '@vyloha/backend-catalog/testing';
import {
  canBeBought,
  discountOf,
  inOrder,
  isAvailable,
  priceOf,
  type Caller,
  type ModelVariant,
} from './model-variant';
import {
  branchId,
  categoryTree,
  isInAll,
  restrictionsOf,
  restrictionsOfScope,
  virtualRules,
  visibleTags,
  type ModelProduct,
} from './random-catalogue';

type Predicate = (product: ModelProduct) => boolean;
const isWithin = (value: number | null, { from = -Infinity, to = Infinity }: NumberRange) =>
  value !== null && value >= from && value <= to;

/** Values by parameter, of the product itself or of a variant. */
const valuesOf: Record<string, (product: ModelProduct, variant: ModelVariant) => string[]> = {
  'par-color': ({ colors }) => colors,
  'par-size': (_, { sizes }) => sizes,
};

const numbersOf: Record<string, (product: ModelProduct, variant: ModelVariant) => number[]> = {
  'par-length': (_, { length }) => (length === null ? [] : [length]),
  [metresParameterId]: ({ metres }) => (metres === null ? [] : [metres]),
};

/** What can be ticked: values, and each number as it is written. */
const tickedOf: typeof valuesOf = {
  ...valuesOf,
  ...Object.fromEntries(
    Object.entries(numbersOf).map(([id, of]) => [
      id,
      (product: ModelProduct, variant: ModelVariant) => of(product, variant).map(String),
    ]),
  ),
};

/** Virtual categories filter by public prices of what a box shows without filters. */
const publicCaller = { currency: 'CZK', priceList: 'b2c', withTax: true } as const;

const isPriceWithin = (minor: number | null, { from, to }: NumberRange) =>
  isWithin(minor, {
    ...(from === undefined ? {} : { from: toMinor(from) }),
    ...(to === undefined ? {} : { to: toMinor(to) }),
  });

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
          product.variants.some((variant) =>
            valuesOf[entityId]?.(product, variant).some((value) => values.includes(value)),
          ),
    ),
    ...(priceRange
      ? [
          (product: ModelProduct) =>
            inOrder(product)
              .slice(0, 1)
              .some((variant) => isPriceWithin(priceOf(product, variant, publicCaller), priceRange)),
        ]
      : []),
  ];
  return (product) => parts.length > 0 && parts.every((part) => part(product));
}

/** Products restricted to groups, also by their category, are listed only in a category whose visitors may all see them. */
function isListedIn(scope: ListingScope): Predicate {
  const closed = restrictionsOfScope(scope);
  const visitors = closed.flat().filter(isInAll(closed));
  return (product) => {
    const restrictions = restrictionsOf(product);
    return restrictions.length === 0 || (closed.length > 0 && visitors.every(isInAll(restrictions)));
  };
}

const isScopeVisible = ({ groups }: Pick<Caller, 'groups'>, scope: ListingScope) =>
  restrictionsOfScope(scope).every((restriction) => restriction.some((group) => groups.includes(group)));

/** Of the offered numbers of stars those that the rating reaches. */
const starsReached = ({ rating }: ModelProduct) =>
  ['4', '3', '2'].filter((stars) => rating !== null && rating >= Number(stars) * 20);

const branchesWith = (product: ModelProduct, variant: ModelVariant) =>
  canBeBought(product, variant) && variant.stock > 0 && variant.isAtBranch ? [branchId] : [];

/** Whether a variant has everything that is filtered by, except the price. */
function hasAll(
  product: ModelProduct,
  variant: ModelVariant,
  { parameters = {}, available, tags, brands, ratings, branches }: ListingFilters,
) {
  const { tagIds, brandId } = product;
  return (
    Object.entries(parameters).every(([id, choice]) =>
      'length' in choice
        ? choice.some((value) => tickedOf[id]?.(product, variant).includes(value))
        : numbersOf[id]?.(product, variant).some((number) => isWithin(number, choice)),
    ) &&
    (!available || canBeBought(product, variant)) &&
    (!tags || tagIds.some((id) => tags.includes(id))) &&
    (!brands || (brandId !== null && brands.includes(brandId))) &&
    (!ratings || starsReached(product).some((stars) => ratings.includes(stars))) &&
    (!branches || branchesWith(product, variant).some((id) => branches.includes(id)))
  );
}

/** The variant that the box of a product shows under the filters; undefined for a product that is not listed. */
function findShown(product: ModelProduct, filters: ListingFilters, caller: Caller): ModelVariant | undefined {
  const variant = inOrder(product).find((one) => hasAll(product, one, filters));
  if (variant === undefined || filters.price === undefined) return variant;
  return isPriceWithin(priceOf(product, variant, caller), filters.price) ? variant : undefined;
}

/** The price of the box under the filters. */
function listedPrice(product: ModelProduct, filters: ListingFilters, caller: Caller): number | null {
  const variant = findShown(product, filters, caller);
  return variant === undefined ? null : priceOf(product, variant, caller);
}

const toRange = (all: readonly number[]) =>
  all.length === 0 ? null : { from: Math.min(...all), to: Math.max(...all) };

/** Each value and number of the listing, as the number of products that selecting it alone in its group would list. */
function countFacets(all: readonly ModelProduct[], filters: ListingFilters, caller: Caller): Listing['counts'] {
  const listed = (changes: ListingFilters) =>
    all.filter((product) => findShown(product, { ...filters, ...changes }, caller) !== undefined).length;
  const withParameter = (id: string, choice: string[] | NumberRange) => ({
    parameters: { ...filters.parameters, [id]: choice },
  });
  const countEach = (values: readonly string[], toChanges: (value: string) => ListingFilters) =>
    Object.fromEntries([...new Set(values)].map((value) => [value, listed(toChanges(value))]));
  const eachVariant = <T>(of: (product: ModelProduct, variant: ModelVariant) => T[]) =>
    all.flatMap((product) => product.variants.flatMap((variant) => of(product, variant)));
  const values = {
    ...Object.fromEntries(
      Object.entries(tickedOf).map(([id, of]) => [
        `p/${id}`,
        countEach(eachVariant(of), (value) => withParameter(id, [value])),
      ]),
    ),
    brands: countEach(
      all.flatMap(({ brandId }) => brandId ?? []),
      (id) => ({ brands: [id] }),
    ),
    tags: countEach(
      all.flatMap(({ tagIds }) => tagIds.filter((id) => visibleTags.includes(id))),
      (id) => ({ tags: [id] }),
    ),
    ratings: countEach(all.flatMap(starsReached), (stars) => ({ ratings: [stars] })),
    branches: countEach(eachVariant(branchesWith), (id) => ({ branches: [id] })),
  };
  const ranges = Object.entries(numbersOf).map(([id, of]) => {
    const numbers = eachVariant(of);
    const found = numbers.filter((number) => listed(withParameter(id, { from: number, to: number })) > 0);
    return [`p/${id}`, toRange(found.length > 0 ? found : numbers)] as const;
  });
  const { price: _price, ...others } = filters;
  const pricesUnder = (some: ListingFilters) => all.flatMap((product) => listedPrice(product, some, caller) ?? []);
  const priceRange = toRange(pricesUnder(others)) ?? toRange(pricesUnder({}));
  return {
    values: {
      ...Object.fromEntries(Object.entries(values).filter(([, counts]) => Object.keys(counts).length > 0)),
      // A listing without any product has no counts at all.
      ...(all.length > 0 && { available: { true: listed({ available: true }) } }),
    },
    ranges: Object.fromEntries(
      [...ranges, ['price', priceRange] as const].flatMap(([key, range]) => (range === null ? [] : [[key, range]])),
    ),
  };
}

/** Drawn to 70 % by five imagined reviews. */
const ratingOf = ({ rating, ratingCount }: ModelProduct) =>
  rating === null ? 0 : Math.floor((100 * (rating * ratingCount + 70 * 5)) / (ratingCount + 5));

const byId = (a: ModelProduct, b: ModelProduct) => (a.id < b.id ? -1 : 1);

function sortProducts(
  products: readonly ModelProduct[],
  { sort, filters }: ListingRequest,
  caller: Caller,
): ModelProduct[] {
  const isPromoted = ({ tagIds }: ModelProduct) => tagIds.some((id) => visibleTags.includes(id));
  const price = (product: ModelProduct) => listedPrice(product, filters, caller);
  const rank = (product: ModelProduct) => [
    isAvailable(product) ? 0 : 1,
    isPromoted(product) ? 0 : 1,
    -product.soldCount,
  ];
  const keys: Record<ListingRequest['sort'], (product: ModelProduct) => number[]> = {
    DefaultSort: rank,
    MostSoldSort: ({ soldCount }) => [-soldCount],
    PriceSortASC: (product) => [price(product) ?? Infinity],
    PriceSortDESC: (product) => [-(price(product) ?? -Infinity)],
    RatingSort: (product) => [-ratingOf(product), ...rank(product)],
    DiscountSort: (product) => {
      const [available, promoted] = rank(product);
      const shown = findShown(product, filters, caller);
      const sales = Math.floor(Math.log2(product.soldCount + 1));
      return [-(shown === undefined ? 0 : discountOf(product, shown, caller)), available ?? 0, promoted ?? 0, -sales];
    },
    NewestSort: ({ addedDay }) => [-addedDay],
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
  request: ListingRequest,
  { scope, ...identity }: Omit<Caller, 'withTax'> & { scope: ListingScope },
): Omit<Listing, 'searchedFor' | 'foundBy'> {
  const { filters, page, perPage, withTax } = request;
  const caller = { ...identity, withTax };
  const isListed = (product: ModelProduct) => product.inCatalog && isIn(scope)(product) && isListedIn(scope)(product);
  const all = isScopeVisible(caller, scope) ? products.filter(isListed) : [];
  const found = all.filter((product) => findShown(product, filters, caller) !== undefined);
  const onPage = sortProducts(found, request, caller).slice((page - 1) * perPage, page * perPage);
  const shown = onPage.flatMap((product) => {
    const { id, variants } = product;
    const variant = findShown(product, filters, caller);
    return variant === undefined || variants.length < 2 ? [] : [[id, `${id}-v${variants.indexOf(variant)}`]];
  });
  return {
    total: found.length,
    counts: countFacets(all, filters, caller),
    productIds: onPage.map(({ id }) => id),
    variantIds: Object.fromEntries(shown),
  };
}
