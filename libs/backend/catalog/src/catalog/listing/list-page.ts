import { pageIndex } from '@vyloha/links';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '@vyloha/backend-kernel';
import { listingVariant } from '../tables';
import { displayedPrice, type FilterGroup, type PriceKey } from './facets/facet';
import type { ListingSort } from './listing-request';
import { areChoosing, matchingRows, type ListedVariants } from './listed-variant';

/** Products in order, with the variants that their boxes show. */
interface ListedPage {
  productIds: string[];
  variantIds: ListedVariants;
}

/** Each order is a forward scan of an index of the listing tables, so a page costs the same at any catalogue size. */
const orders: Readonly<Record<ListingSort, (price: SQL) => SQL>> = {
  DefaultSort: () => sql`e.rank, e.product_id`,
  MostSoldSort: () => sql`e.sold_count desc nulls last, e.product_id`,
  PriceSortASC: (price) => sql`${price}, lp.product_id`,
  PriceSortDESC: (price) => sql`${price} desc nulls last, lp.product_id`,
  RatingSort: () => sql`e.rating desc nulls last, e.rank, e.product_id`,
  DiscountSort: () => sql`lp.discount_rank, lp.product_id`,
  NewestSort: () => sql`e.added_at desc nulls last, e.product_id`,
};

interface CountRequest {
  /** Rows with product_id, available, sold_count, rank, rating and added_at. */
  source: SQL;
  groups: readonly FilterGroup[];
  priceKey: PriceKey;
}

interface PageRequest extends CountRequest {
  sort: ListingSort;
  page: number;
  perPage: number;
  /** Size of the source before the filters, and of the whole shop. */
  share: { total: number; shopTotal: number };
  /** Price range of the source before the filters, in minor units. */
  priceRange: { from: number; to: number } | null;
}

/**
 * Sorting by price or discount either scans an index of the prices of the whole shop, which finds the first pages of a large listing at
 * once, or materializes and sorts the listing, which is faster for small listings and late pages. The planner cannot
 * choose: it assumes that the rows of a small listing are spread evenly.
 */
function shouldMaterialize({ sort, page, perPage, share }: PageRequest): boolean {
  return readsPrices(sort) && share.total * share.total < page * perPage * share.shopTotal;
}

const isByPrice = (sort: ListingSort) => sort === 'PriceSortASC' || sort === 'PriceSortDESC';
const readsPrices = (sort: ListingSort) => isByPrice(sort) || sort === 'DiscountSort';

/** A materialized listing keeps products without any price; the index scan only yields priced rows. */
function priceJoin(request: PageRequest): 'left' | 'inner' | null {
  if (!readsPrices(request.sort)) return null;
  return shouldMaterialize(request) ? 'left' : 'inner';
}

async function readPage(db: Queryable, request: PageRequest, isBounded: boolean): Promise<ListedPage> {
  const { source, groups, priceKey, sort, page, perPage, priceRange } = request;
  const materialization = shouldMaterialize(request) ? sql`materialized` : sql`not materialized`;
  const { joins, conditions, variantId } = matchingRows(groups, priceKey, priceJoin(request));
  const price = displayedPrice(priceKey);
  const bounds = isBounded && priceRange ? sql`and ${price} between ${priceRange.from} and ${priceRange.to}` : sql``;
  const { rows } = await db.execute<{ product_id: string; variant_id: string | null }>(sql`
    with e as ${materialization} (${source})
    select listed.product_id, coalesce(listed.variant_id, v.variant_id) as variant_id from (
      select page.*, row_number() over () as position from (
        select e.product_id, ${variantId} as variant_id from e ${joins}
        where true ${bounds} ${conditions}
        order by ${orders[sort](price)} limit ${perPage}::int offset ${pageIndex(page) * perPage}::int
      ) page
    ) listed left join ${listingVariant} v on v.product_id = listed.product_id and v.place = 0
    order by listed.position`);
  const listed = rows.flatMap((row) => (row.variant_id === null ? [] : [[row.product_id, row.variant_id]]));
  return { productIds: rows.map((row) => row.product_id), variantIds: Object.fromEntries(listed) };
}

/**
 * One page of a listing. An index scan is bounded by the listing's own price range: cheap products are far from the
 * start of a descending scan. Only the last pages, with unpriced products, are read without bounds; so are variants that
 * filters choose, whose prices may be beyond those of the first ones.
 */
export async function listPage(db: Queryable, request: PageRequest): Promise<ListedPage> {
  const { groups, sort, priceRange, perPage } = request;
  const isIndexScan = isByPrice(sort) && !shouldMaterialize(request);
  const isBounded = isIndexScan && priceRange !== null && !areChoosing(groups);
  const listed = await readPage(db, request, isBounded);
  return isBounded && listed.productIds.length < perPage ? readPage(db, request, false) : listed;
}

/** Counts the products that match the filters, without facets. */
export async function countTotal(db: Queryable, { source, groups, priceKey }: CountRequest): Promise<number> {
  const { joins, conditions } = matchingRows(groups, priceKey, null);
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from (${source}) e ${joins} where true ${conditions}`);
  return rows[0]?.n ?? 0;
}
