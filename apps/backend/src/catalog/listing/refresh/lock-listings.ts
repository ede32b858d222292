import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';

/** Any number that nothing else in the database uses. */
const listingsLock = 7_120_251;

/** One writer of listings at a time, until its transaction ends; readers are never held up. */
export async function lockListings(db: Transaction): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${listingsLock}::bigint)`);
}
