import { pageIndex } from '@vyloha/links';
import { sql, type SQL } from 'drizzle-orm';
import { type Queryable, textArray } from '@vyloha/backend-kernel';
import { listingVariant } from '../../tables';
import type { FilterGroup, PriceKey } from '../facets/facet';
import { areChoosing, type ListedVariants } from '../listed-variant';
import type { ListingSort } from '../listing-request';
import { type ListingColumns, noPrice } from './listing-columns';
import type { ListingsInMemory } from './listing-memory';
import { VariantMatcher, failsNone, variantStarts } from './match-variants';
import { selectSorted } from './numbers';

/** The products of a listing before the filters. */
export interface ProductsInMemory extends ListingsInMemory {
  products: Uint32Array;
  /** Their default order, lowest first, where it is another than that of the shop. */
  ranks: Float64Array | null;
}

interface Paging {
  priceKey: PriceKey;
  groups: readonly FilterGroup[];
  sort: ListingSort;
  page: number;
  perPage: number;
}

/** Products in order, with the place of the variant that each is listed with. */
interface FoundPage {
  found: { productId: string; place: number }[];
  total: number;
}

/** Place of the first variant that matches; null if there is none, or its price does not match. */
function toListedPlace(columns: ListingColumns, matcher: VariantMatcher, isChoosing: boolean) {
  const starts: number[] = [];
  return (number: number): number | null => {
    let place = 0;
    if (isChoosing && columns.variantsOf(number) > 1) {
      variantStarts(columns, number, starts);
      place = starts.findIndex((at) => matcher.failedByVariant(number, at) === failsNone);
      if (place < 0) return null;
    } else if (matcher.failedByProduct(number) !== failsNone) return null;
    return matcher.isInPrice((columns.slots[number] ?? 0) + place) ? place : null;
  };
}

/** One page of the products under the filters. */
function findPage(inMemory: ProductsInMemory, { priceKey, groups, sort, page, perPage }: Paging): FoundPage {
  const { columns, prices, products } = inMemory;
  const matcher = new VariantMatcher(columns, prices, priceKey, groups);
  const placeOf = toListedPlace(columns, matcher, areChoosing(groups));
  // By place among the products.
  const slots = new Uint32Array(products.length);
  const matching = new Uint32Array(products.length);
  let total = 0;
  for (let at = 0; at < products.length; at += 1) {
    const number = products[at] ?? 0;
    const place = placeOf(number);
    if (place === null) continue;
    slots[at] = (columns.slots[number] ?? 0) + place;
    matching[total] = at;
    total += 1;
  }
  const compare = toComparison({ ...inMemory, sort, slots, matcher });
  const from = pageIndex(page) * perPage;
  const found = selectSorted(matching.subarray(0, total), from, from + perPage, compare);
  const toListed = (at: number) => {
    const number = products[at] ?? 0;
    return { productId: columns.ids[number] ?? '', place: (slots[at] ?? 0) - (columns.slots[number] ?? 0) };
  };
  return { found: Array.from(found, toListed), total };
}

type Compare = (a: number, b: number) => number;

interface Ordering extends ProductsInMemory {
  sort: ListingSort;
  slots: Uint32Array;
  matcher: VariantMatcher;
}

/** Compares places among the products; the orders are those of `list-page.ts`. */
function toComparison({ columns, prices, sort, ranks, products, slots, matcher }: Ordering): Compare {
  const of = (column: Int32Array | Uint32Array | Float64Array) => (at: number) => column[products[at] ?? 0] ?? 0;
  const rankOf = ranks === null ? of(columns.rank) : (at: number) => ranks[at] ?? 0;
  const idOf = of(columns.idOrder);
  const priceOf = (at: number) => {
    const price = matcher.priceAt(slots[at] ?? 0);
    return price === noPrice ? Infinity : price;
  };
  const rising =
    (keyOf: (at: number) => number): Compare =>
    (a, b) =>
      toSign(keyOf(a), keyOf(b));
  const falling =
    (keyOf: (at: number) => number): Compare =>
    (a, b) =>
      toSign(keyOf(b), keyOf(a));
  const orders: Readonly<Record<ListingSort, readonly Compare[]>> = {
    DefaultSort: [rising(rankOf)],
    MostSoldSort: [falling(of(columns.soldCount))],
    PriceSortASC: [rising(priceOf)],
    // `noPrice` is below all others.
    PriceSortDESC: [falling((at) => matcher.priceAt(slots[at] ?? 0))],
    RatingSort: [falling(of(columns.rating)), rising(rankOf)],
    DiscountSort: [rising((at) => prices.discountRank[slots[at] ?? 0] ?? 0)],
    NewestSort: [falling(of(columns.addedAt))],
  };
  const [first, second] = orders[sort];
  const byId = rising(idOf);
  return (a, b) => first?.(a, b) || second?.(a, b) || byId(a, b);
}

const toSign = (a: number, b: number) => (a < b ? -1 : a > b ? 1 : 0);

/** What a search finds, with its own order by default. */
export async function findInMemory(db: Queryable, listings: ListingsInMemory, source: SQL): Promise<ProductsInMemory> {
  const { rows } = await db.execute<{ found: [productId: string, rank: number][] }>(sql`
    select coalesce(json_agg(json_build_array(e.product_id, e.rank)), '[]') as found from (${source}) e`);
  const found = (rows[0]?.found ?? []).flatMap(([productId, rank]) => {
    const number = listings.columns.numberOf(productId);
    return number === undefined ? [] : [{ number, rank }];
  });
  const products = Uint32Array.from(found, ({ number }) => number);
  return { ...listings, products, ranks: Float64Array.from(found, ({ rank }) => rank) };
}

/** One page of a listing, as `listPage` and `countTotal` find it. */
export async function listInMemory(db: Queryable, inMemory: ProductsInMemory, paging: Paging) {
  const { found, total } = findPage(inMemory, paging);
  const variantIds = await loadVariantIds(db, found);
  return { productIds: found.map(({ productId }) => productId), variantIds, total };
}

async function loadVariantIds(db: Queryable, found: FoundPage['found']): Promise<ListedVariants> {
  if (found.length === 0) return {};
  const ids = textArray(found.map(({ productId }) => productId));
  const places = textArray(found.map(({ place }) => String(place)));
  const { rows } = await db.execute<{ product_id: string; variant_id: string }>(sql`
    select v.product_id, v.variant_id from unnest(${ids}, ${places}) as listed (product_id, place)
    join ${listingVariant} v on v.product_id = listed.product_id and v.place = listed.place::int`);
  return Object.fromEntries(rows.map((row) => [row.product_id, row.variant_id]));
}
