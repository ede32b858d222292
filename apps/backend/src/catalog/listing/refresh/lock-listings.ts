import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';

/** Any number that nothing else in the database uses. */
const listingsLock = 7_120_251;

/** One writer of listings at a time, until its transaction ends; readers and orders are never held up. */
export async function lockListings(db: Transaction): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${listingsLock}::bigint)`);
}

/** The same, unless another one writes them now. */
export async function tryLockListings(db: Transaction): Promise<boolean> {
  const { rows } = await db.execute<{ isMine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${listingsLock}::bigint) as "isMine"`,
  );
  return rows[0]?.isMine === true;
}
