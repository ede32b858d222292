import { sql } from 'drizzle-orm';
import type { Transaction } from '@vyloha/backend-kernel';

const [attempts, pauseMs] = [20, 25];

/**
 * Waits until somebody waits for a lock of this transaction. On PGlite, where calls queue up behind the transaction
 * instead, it returns after half a second.
 */
export async function untilSomebodyWaits(tx: Transaction): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { rows } = await tx.execute(sql`select 1 from pg_locks where not granted`);
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
