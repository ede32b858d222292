import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { boughtTogether, pastPurchase, shopOrder } from '../database/schema';

const millisecondsPerDay = 86_400_000;
/** Older purchases tell more of goods than of shoppers. */
const countedDays = 730;
/** Whoever buys more kinds at once furnishes a shop of their own. */
const mostKinds = 40;
/** No strip shows more, whatever is sold out meanwhile. */
const keptCompanions = 30;

/** Any number that nothing else in the database uses. */
const lock = 7_120_253;

/**
 * Counts anew which goods are bought at once, from orders that were not cancelled and from imported purchases. Done
 * by one backend after an import and once an hour; readers see the old counts until it is done.
 */
export async function refreshBoughtTogether(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - countedDays * millisecondsPerDay).toISOString();
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${lock}::bigint)`);
    await tx.delete(boughtTogether);
    await tx.execute(sql`
      with line (purchase, product_id) as (
        select 'o/' || o.id, item -> 'product' ->> 'id'
        from ${shopOrder} o cross join lateral jsonb_array_elements(o.document -> 'items') item
        where o.status <> 'cancelled' and o.created_at >= ${since}::timestamptz and item ->> 'type' = 'product'
        union
        select 'p/' || p.id, kind from ${pastPurchase} p cross join lateral unnest(p.product_ids) kind
        where p.bought_at >= ${since}::timestamptz
      ), counted as (
        select line.* from line join (
          select purchase from line group by purchase having count(*) between 2 and ${mostKinds}::int
        ) telling using (purchase)
      ), pair as (
        select mine.product_id, other.product_id as other_id, count(*)::int as times
        from counted mine join counted other using (purchase)
        where mine.product_id <> other.product_id
        group by mine.product_id, other.product_id
      ), ranked as (
        select *, row_number() over (partition by product_id order by times desc, other_id) as place from pair
      )
      insert into ${boughtTogether} (product_id, other_id, times)
      select product_id, other_id, times from ranked where place <= ${keptCompanions}::int`);
  });
  // An embedded database has nobody else who would tell the planner.
  await db.execute(sql`vacuum (analyze) ${boughtTogether}`);
}
