import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '@vyloha/backend-kernel';
import { orderItem, shopOrder } from '@vyloha/backend-orders/tables';
import { boughtTogether, pastPurchase } from './tables';

const millisecondsPerDay = 86_400_000;
/** Older purchases no longer reflect shoppers' behaviour. */
const windowDays = 730;
/** Larger purchases are resellers'. */
const maxProductsPerPurchase = 40;
/** No carousel shows more, whatever is sold out meanwhile. */
const maxPairsPerProduct = 30;

/** Any number that nothing else in the database uses. */
const advisoryLockKey = 7_120_253;

/**
 * Recomputes which products are bought together, from orders that were not cancelled and from imported purchases. Done
 * by one backend after an import and once an hour; readers see the old counts until commit.
 */
export async function refreshBoughtTogether(db: Queryable, now: Date): Promise<void> {
  const since = new Date(now.getTime() - windowDays * millisecondsPerDay).toISOString();
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLockKey}::bigint)`);
    await tx.delete(boughtTogether);
    await tx.execute(sql`
      with line (purchase, product_id) as (
        select 'o/' || o.id, item.product_id from ${shopOrder} o join ${orderItem} item on item.order_id = o.id
        where o.status <> 'cancelled' and o.created_at >= ${since}::timestamptz and item.type = 'product'
        union
        select 'p/' || p.id, kind from ${pastPurchase} p cross join lateral unnest(p.product_ids) kind
        where p.bought_at >= ${since}::timestamptz
      ), counted as (
        select line.* from line join (
          select purchase from line group by purchase having count(*) between 2 and ${maxProductsPerPurchase}::int
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
      select product_id, other_id, times from ranked where place <= ${maxPairsPerProduct}::int`);
  });
}

/** An embedded database has no autovacuum to analyze the table. */
export async function vacuumBoughtTogether(db: Database): Promise<void> {
  await db.execute(sql`vacuum (analyze) ${boughtTogether}`);
}
