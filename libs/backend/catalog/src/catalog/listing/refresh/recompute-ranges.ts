import { sql } from 'drizzle-orm';
import type { Transaction } from '@vyloha/backend-kernel';
import { listingEntry, listingFacts, listingPrice } from '../../tables';
import { facetSeparator } from '../facets/facet';
import type { StaleRanges, Scope } from './update-counts';

type StalePriceRange = StaleRanges['prices'] extends Map<string, infer StaleRange> ? StaleRange : never;
type PriceRangeRow = RangeRow & StalePriceRange;

interface RangeRow extends Record<string, unknown> {
  scopeId: string;
  low: number | null;
  high: number | null;
}

const toRange = ({ low, high }: RangeRow) => (low === null || high === null ? null : { from: low, to: high });

async function recomputeNumberRanges(
  db: Transaction,
  staleRanges: StaleRanges['numbers'],
  scopes: ReadonlyMap<string, Scope>,
) {
  const { rows } = await db.execute<RangeRow & { groupKey: string }>(sql`
    select doubt."scopeId", doubt."groupKey", found.low, found.high
    from jsonb_to_recordset(${JSON.stringify([...staleRanges.values()])}::text::jsonb)
      as doubt ("scopeId" text, "groupKey" text)
    cross join lateral (
      select min(one.low)::float8 as low, max(one.high)::float8 as high
      from ${listingEntry} e join ${listingFacts} f on f.product_id = e.product_id
      cross join lateral unnest(f.facets, f.lows, f.highs) as one (facet, low, high)
      where e.scope_id = doubt."scopeId" and one.low is not null
        and starts_with(one.facet, doubt."groupKey" || ${facetSeparator})
    ) found`);
  for (const row of rows) {
    const ranges = scopes.get(row.scopeId)?.counts.ranges ?? {};
    const range = toRange(row);
    if (range === null) delete ranges[row.groupKey];
    else ranges[row.groupKey] = range;
  }
}

/** From this size on, scanning the shop's price index finds the bounds soon; smaller scopes are aggregated. */
export const minIndexScanTotal = 2000;

async function findPriceRanges(
  db: Transaction,
  staleRanges: readonly StalePriceRange[],
  isIndexScan: boolean,
): Promise<PriceRangeRow[]> {
  if (staleRanges.length === 0) return [];
  const rows = sql`jsonb_to_recordset(${JSON.stringify(staleRanges)}::text::jsonb)
    as doubt ("scopeId" text, currency text, "priceList" text)`;
  const fromScopePrices = sql`from ${listingEntry} e join ${listingPrice} lp on lp.product_id = e.product_id and lp.place = 0
    and lp.currency = doubt.currency and lp.price_list = doubt."priceList"
    where e.scope_id = doubt."scopeId" and lp.price_minor is not null`;
  const ends = isIndexScan
    ? sql`(select lp.price_minor ${fromScopePrices} order by lp.price_minor limit 1) as low,
        (select lp.price_minor ${fromScopePrices} order by lp.price_minor desc limit 1) as high`
    : sql`ends.low, ends.high`;
  const aggregateJoin = sql`cross join lateral (select min(lp.price_minor) as low, max(lp.price_minor) as high ${fromScopePrices}) ends`;
  const found = await db.execute<PriceRangeRow>(sql`
    select doubt."scopeId", doubt.currency, doubt."priceList", ${ends}
    from ${rows} ${isIndexScan ? sql`` : aggregateJoin}`);
  return found.rows;
}

async function recomputePriceRanges(
  db: Transaction,
  staleRanges: StaleRanges['prices'],
  scopes: ReadonlyMap<string, Scope>,
) {
  const isLarge = ({ scopeId }: StalePriceRange) => (scopes.get(scopeId)?.total ?? 0) >= minIndexScanTotal;
  const all = [...staleRanges.values()];
  const rows = [
    ...(await findPriceRanges(db, all.filter(isLarge), true)),
    ...(await findPriceRanges(
      db,
      all.filter((staleRange) => !isLarge(staleRange)),
      false,
    )),
  ];
  for (const row of rows) {
    const priceRanges = scopes.get(row.scopeId)?.priceRanges ?? {};
    const rangesByPriceList = (priceRanges[row.currency] ??= {});
    const range = toRange(row);
    if (range === null) delete rangesByPriceList[row.priceList];
    else rangesByPriceList[row.priceList] = range;
    if (Object.keys(rangesByPriceList).length === 0) delete priceRanges[row.currency];
  }
}

/** Recomputes the stale ranges from the current listing tables. */
export async function recomputeRanges(
  db: Transaction,
  { numbers, prices }: StaleRanges,
  scopes: ReadonlyMap<string, Scope>,
): Promise<void> {
  if (numbers.size > 0) await recomputeNumberRanges(db, numbers, scopes);
  if (prices.size > 0) await recomputePriceRanges(db, prices, scopes);
}
