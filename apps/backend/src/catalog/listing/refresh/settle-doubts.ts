import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import { listingEntry, listingFacts, listingPrice } from '../../../database/schema';
import { facetSeparator, parameterGroupPrefix } from '../facet-key';
import type { Doubts, Scope } from './move-counts';

type PriceDoubt = Doubts['prices'] extends Map<string, infer Doubt> ? Doubt : never;
type PriceFound = Found & PriceDoubt;

interface Found extends Record<string, unknown> {
  scopeId: string;
  low: number | null;
  high: number | null;
}

const rangeOf = ({ low, high }: Found) => (low === null || high === null ? null : { from: low, to: high });

async function settleNumbers(db: Transaction, doubts: Doubts['numbers'], scopes: ReadonlyMap<string, Scope>) {
  const { rows } = await db.execute<Found & { parameterId: string }>(sql`
    select doubt."scopeId", doubt."parameterId", found.low, found.high
    from jsonb_to_recordset(${JSON.stringify([...doubts.values()])}::text::jsonb)
      as doubt ("scopeId" text, "parameterId" text)
    cross join lateral (
      select min(one.low)::float8 as low, max(one.high)::float8 as high
      from ${listingEntry} e join ${listingFacts} f on f.product_id = e.product_id
      cross join lateral unnest(f.facets, f.lows, f.highs) as one (facet, low, high)
      where e.scope_id = doubt."scopeId" and one.low is not null
        and starts_with(one.facet, ${parameterGroupPrefix} || doubt."parameterId" || ${facetSeparator})
    ) found`);
  for (const row of rows) {
    const ranges = scopes.get(row.scopeId)?.counts.ranges ?? {};
    const range = rangeOf(row);
    if (range === null) delete ranges[row.parameterId];
    else ranges[row.parameterId] = range;
  }
}

/** From this size on the ends are soon met on a walk along the prices of the whole shop; smaller scopes are gathered. */
const walkedTotal = 2000;

async function findPrices(db: Transaction, doubts: readonly PriceDoubt[], isWalked: boolean): Promise<PriceFound[]> {
  if (doubts.length === 0) return [];
  const rows = sql`jsonb_to_recordset(${JSON.stringify(doubts)}::text::jsonb)
    as doubt ("scopeId" text, currency text, "priceList" text)`;
  const own = sql`from ${listingEntry} e join ${listingPrice} lp on lp.product_id = e.product_id
    and lp.currency = doubt.currency and lp.price_list = doubt."priceList"
    where e.scope_id = doubt."scopeId" and lp.price_minor is not null`;
  const ends = isWalked
    ? sql`(select lp.price_minor ${own} order by lp.price_minor limit 1) as low,
        (select lp.price_minor ${own} order by lp.price_minor desc limit 1) as high`
    : sql`ends.low, ends.high`;
  const gathered = sql`cross join lateral (select min(lp.price_minor) as low, max(lp.price_minor) as high ${own}) ends`;
  const found = await db.execute<PriceFound>(sql`
    select doubt."scopeId", doubt.currency, doubt."priceList", ${ends}
    from ${rows} ${isWalked ? sql`` : gathered}`);
  return found.rows;
}

async function settlePrices(db: Transaction, doubts: Doubts['prices'], scopes: ReadonlyMap<string, Scope>) {
  const isLarge = ({ scopeId }: PriceDoubt) => (scopes.get(scopeId)?.total ?? 0) >= walkedTotal;
  const all = [...doubts.values()];
  const rows = [
    ...(await findPrices(db, all.filter(isLarge), true)),
    ...(await findPrices(
      db,
      all.filter((doubt) => !isLarge(doubt)),
      false,
    )),
  ];
  for (const row of rows) {
    const priceRanges = scopes.get(row.scopeId)?.priceRanges ?? {};
    const ofCurrency = (priceRanges[row.currency] ??= {});
    const range = rangeOf(row);
    if (range === null) delete ofCurrency[row.priceList];
    else ofCurrency[row.priceList] = range;
    if (Object.keys(ofCurrency).length === 0) delete priceRanges[row.currency];
  }
}

/** Looks up the ranges in doubt among what the listings have now. */
export async function settleDoubts(
  db: Transaction,
  { numbers, prices }: Doubts,
  scopes: ReadonlyMap<string, Scope>,
): Promise<void> {
  if (numbers.size > 0) await settleNumbers(db, numbers, scopes);
  if (prices.size > 0) await settlePrices(db, prices, scopes);
}
