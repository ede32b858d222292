import { pageIndex } from '@vyloha/links';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/database';
import { listingPrice } from '../../database/schema';
import type { FilterGroup, PriceKey } from './facets/facet';
import type { ListingSort } from './listing-request';

/** Each order is a forward scan of an index of the listing tables, so a page costs the same at any catalogue size. */
const orders: Readonly<Record<ListingSort, SQL>> = {
  DefaultSort: sql`e.rank, e.product_id`,
  MostSoldSort: sql`e.sold_count desc nulls last, e.product_id`,
  PriceSortASC: sql`lp.price_minor, lp.product_id`,
  PriceSortDESC: sql`lp.price_minor desc nulls last, lp.product_id`,
};

export interface PageRequest {
  /** Rows with product_id, available, sold_count and rank. */
  source: SQL;
  groups: readonly FilterGroup[];
  priceKey: PriceKey;
  sort: ListingSort;
  page: number;
  perPage: number;
  /** Size of the source before the filters, and of the whole shop. */
  share: { total: number; shopTotal: number };
  /** Price range of the source before the filters, in minor units. */
  priceRange: { from: number; to: number } | null;
}

/**
 * Sorting by price either scans the price index of the whole shop, which finds the first pages of a large listing at
 * once, or materializes and sorts the listing, which is faster for small listings and late pages. The planner cannot
 * choose: it assumes that the rows of a small listing are spread evenly.
 */
function shouldMaterialize({ sort, page, perPage, share }: PageRequest): boolean {
  return isByPrice(sort) && share.total * share.total < page * perPage * share.shopTotal;
}

const isByPrice = (sort: ListingSort) => sort === 'PriceSortASC' || sort === 'PriceSortDESC';

/** A materialized listing keeps products without any price; the index scan only yields priced rows. */
function joinPrices({ currency, priceList }: PriceKey, isMaterialized: boolean): SQL {
  return sql`${isMaterialized ? sql`left join` : sql`join`} ${listingPrice} lp on lp.product_id = e.product_id
    and lp.currency = ${currency} and lp.price_list = ${priceList}`;
}

async function readPage(db: Queryable, request: PageRequest, isBounded: boolean): Promise<string[]> {
  const { source, groups, priceKey, sort, page, perPage, priceRange } = request;
  const isMaterialized = shouldMaterialize(request);
  const materialization = isMaterialized ? sql`materialized` : sql`not materialized`;
  const conditions = groups.map(({ condition }) => sql`and ${condition}`);
  const bounds =
    isBounded && priceRange ? sql`and lp.price_minor between ${priceRange.from} and ${priceRange.to}` : sql``;
  const { rows } = await db.execute<{ product_id: string }>(sql`
    with e as ${materialization} (${source})
    select e.product_id from e ${isByPrice(sort) ? joinPrices(priceKey, isMaterialized) : sql``}
    where true ${bounds} ${sql.join(conditions, sql` `)}
    order by ${orders[sort]} limit ${perPage}::int offset ${pageIndex(page) * perPage}::int`);
  return rows.map((row) => row.product_id);
}

/**
 * Ids of one page of a listing, in order. An index scan is bounded by the listing's own price range: cheap products are
 * far from the start of a descending scan. Only the last pages, with unpriced products, are read without bounds.
 */
export async function listPage(db: Queryable, request: PageRequest): Promise<string[]> {
  const isBounded = isByPrice(request.sort) && request.priceRange !== null && !shouldMaterialize(request);
  const ids = await readPage(db, request, isBounded);
  return isBounded && ids.length < request.perPage ? readPage(db, request, false) : ids;
}
