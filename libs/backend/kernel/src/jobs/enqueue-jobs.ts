import type { Queryable } from '../database/database';
import type { JobKind } from './job-kinds';
import { job } from './tables';

/**
 * Call it in the transaction that makes the work necessary, so that both are committed or neither.
 */
export async function enqueueJobs(db: Queryable, kind: JobKind, keys: readonly string[]): Promise<void> {
  const rows = [...new Set(keys)].map((key) => ({ kind, key }));
  if (rows.length > 0) await db.insert(job).values(rows);
}
