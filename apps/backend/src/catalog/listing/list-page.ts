import { pageIndex } from '@vyloha/links';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/database';
import { listingPrice } from '../../database/schema';
import type { FilterGroup, PriceKey } from './filter-groups';
import type { ListingSort } from './listing-request';

/** Each order is an index of the listing tables read forwards, so a page costs the same in a shop of any size. */
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
  /** How many of how many products of the shop the source has, before the filters. */
  share: { total: number; shopTotal: number };
  /** Minor units; within these are the prices of the source, before the filters. */
  priceRange: { from: number; to: number } | null;
}

/**
 * By price a listing is either walked along the whole shop's prices, which finds the first pages of a large one at
 * once, or gathered and sorted, which is quicker for a small one or far behind. The planner cannot tell: it takes
 * the pages of a small listing to be spread evenly.
 */
function isGathered({ sort, page, perPage, share }: PageRequest): boolean {
  return isByPrice(sort) && share.total * share.total < page * perPage * share.shopTotal;
}

const isByPrice = (sort: ListingSort) => sort === 'PriceSortASC' || sort === 'PriceSortDESC';

/** A gathered listing keeps goods that have no price in any currency of the shop; a walk meets only priced rows. */
function withPrices({ currency, priceList }: PriceKey, gathered: boolean): SQL {
  return sql`${gathered ? sql`left join` : sql`join`} ${listingPrice} lp on lp.product_id = e.product_id
    and lp.currency = ${currency} and lp.price_list = ${priceList}`;
}

async function readPage(db: Queryable, request: PageRequest, isBounded: boolean): Promise<string[]> {
  const { source, groups, priceKey, sort, page, perPage, priceRange } = request;
  const gathered = isGathered(request);
  const kept = gathered ? sql`materialized` : sql`not materialized`;
  const conditions = groups.map(({ condition }) => sql`and ${condition}`);
  const bounds =
    isBounded && priceRange ? sql`and lp.price_minor between ${priceRange.from} and ${priceRange.to}` : sql``;
  const { rows } = await db.execute<{ product_id: string }>(sql`
    with e as ${kept} (${source})
    select e.product_id from e ${isByPrice(sort) ? withPrices(priceKey, gathered) : sql``}
    where true ${bounds} ${sql.join(conditions, sql` `)}
    order by ${orders[sort]} limit ${perPage}::int offset ${pageIndex(page) * perPage}::int`);
  return rows.map((row) => row.product_id);
}

/**
 * Ids of one page of a listing, in its order. A walk begins where the listing's own prices do: cheap goods are far from
 * where the shop's falling prices begin. Only at its end, where goods without a price stand, it is taken without bounds.
 */
export async function listPage(db: Queryable, request: PageRequest): Promise<string[]> {
  const isBounded = isByPrice(request.sort) && request.priceRange !== null && !isGathered(request);
  const ids = await readPage(db, request, isBounded);
  return isBounded && ids.length < request.perPage ? readPage(db, request, false) : ids;
}
