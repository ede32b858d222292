import { and, asc, eq, gt, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database';
import { job } from '../database/schema';
import type { JobKind } from './enqueue-jobs';

export type Job = Pick<typeof job.$inferSelect, 'id' | 'key' | 'attempts'>;

const firstRetrySeconds = 1;
const longestRetrySeconds = 10 * 60;

/**
 * The next jobs of a kind, held until the transaction ends. Those that failed before come again when their time has
 * come, one at a time: whatever is wrong with one holds up none of the others.
 */
export async function takeJobs(tx: Transaction, kind: JobKind, most: number, order: SQL = asc(job.id)): Promise<Job[]> {
  const take = (condition: SQL | undefined, limit: number) =>
    tx
      .select({ id: job.id, key: job.key, attempts: job.attempts })
      .from(job)
      .where(and(eq(job.kind, kind), condition))
      .orderBy(order)
      .limit(limit)
      .for('update', { skipLocked: true });
  const fresh = await take(eq(job.attempts, 0), most);
  return fresh.length > 0 ? fresh : take(and(gt(job.attempts, 0), lte(job.runAfter, sql`now()`)), 1);
}

const idsOf = (jobs: readonly Job[]) => jobs.map(({ id }) => id);

export async function removeJobs(tx: Transaction, jobs: readonly Job[]): Promise<void> {
  if (jobs.length > 0) await tx.delete(job).where(inArray(job.id, idsOf(jobs)));
}

/** Puts them off, longer each time. */
export async function postponeJobs(db: Database, jobs: readonly Job[], error: unknown): Promise<void> {
  if (jobs.length === 0) return;
  const seconds = sql`least(${firstRetrySeconds} * power(2, ${job.attempts}), ${longestRetrySeconds})`;
  await db
    .update(job)
    .set({
      attempts: sql`${job.attempts} + 1`,
      runAfter: sql`now() + make_interval(secs => ${seconds})`,
      lastError: error instanceof Error ? error.message : String(error),
    })
    .where(inArray(job.id, idsOf(jobs)));
}
