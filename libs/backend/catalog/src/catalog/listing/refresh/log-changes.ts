import { sql } from 'drizzle-orm';
import { type Transaction, textArray } from '@vyloha/backend-kernel';
import { listingChange } from '../../tables';

/** Whoever has not read more changes than these reads all products anew. */
const retainedChanges = 20_000;

/** Tells other processes whose listing rows were written; the lock of the listings keeps the order of the commits. */
export async function logChanges(db: Transaction, productIds: readonly string[]): Promise<void> {
  await db.execute(sql`insert into ${listingChange} (product_id) select unnest(${textArray(productIds)})`);
  await db.execute(sql`
    delete from ${listingChange} where position <= (select max(position) from ${listingChange}) - ${retainedChanges}::int`);
}

export async function logChangeOfAll(db: Transaction): Promise<void> {
  await db.delete(listingChange);
  await db.insert(listingChange).values({ productId: null });
}
