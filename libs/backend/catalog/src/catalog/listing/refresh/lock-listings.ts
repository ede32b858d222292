import { sql } from 'drizzle-orm';
import type { Transaction } from '@vyloha/backend-kernel';

/** Arbitrary advisory lock key, unique in the database. */
const listingsLock = 7_120_251;

/** Allows one writer of listings until its transaction ends; readers and orders are never blocked. */
export async function lockListings(db: Transaction): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${listingsLock}::bigint)`);
}

/** Takes the lock only if it is free. @returns whether it was */
export async function tryLockListings(db: Transaction): Promise<boolean> {
  const { rows } = await db.execute<{ isMine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${listingsLock}::bigint) as "isMine"`,
  );
  return rows[0]?.isMine === true;
}
