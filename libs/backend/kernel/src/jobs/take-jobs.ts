import { and, asc, eq, gt, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database';
import type { JobKind } from './job-kinds';
import { job } from './tables';

/** Whether a job is new or due again: one cheap statement, as idle backends ask twice a second. */
export async function hasDueJob(db: Database): Promise<boolean> {
  const rows = await db
    .select({ id: job.id })
    .from(job)
    .where(or(eq(job.attempts, 0), lte(job.runAfter, sql`now()`)))
    .limit(1);
  return rows.length > 0;
}

export type Job = Pick<typeof job.$inferSelect, 'id' | 'key' | 'attempts'>;

const firstRetrySeconds = 1;
const maxRetrySeconds = 10 * 60;

/**
 * Takes the next jobs of a kind, locked until the transaction ends. Failed jobs are retried when they are due, one
 * at a time, so that a broken job does not block the others.
 */
export async function takeJobs(
  tx: Transaction,
  kind: JobKind,
  maxJobs: number,
  order: SQL = asc(job.id),
): Promise<Job[]> {
  const selectJobs = (condition: SQL | undefined, limit: number) =>
    tx
      .select({ id: job.id, key: job.key, attempts: job.attempts })
      .from(job)
      .where(and(eq(job.kind, kind), condition))
      .orderBy(order)
      .limit(limit)
      .for('update', { skipLocked: true });
  const newJobs = await selectJobs(eq(job.attempts, 0), maxJobs);
  return newJobs.length > 0 ? newJobs : selectJobs(and(gt(job.attempts, 0), lte(job.runAfter, sql`now()`)), 1);
}

const toIds = (jobs: readonly Job[]) => jobs.map(({ id }) => id);

export async function removeJobs(tx: Transaction, jobs: readonly Job[]): Promise<void> {
  if (jobs.length > 0) await tx.delete(job).where(inArray(job.id, toIds(jobs)));
}

/** Postpones them with increasing delays. */
export async function postponeJobs(db: Database, jobs: readonly Job[], error: unknown): Promise<void> {
  if (jobs.length === 0) return;
  const seconds = sql`least(${firstRetrySeconds} * power(2, ${job.attempts}), ${maxRetrySeconds})`;
  await db
    .update(job)
    .set({
      attempts: sql`${job.attempts} + 1`,
      runAfter: sql`now() + make_interval(secs => ${seconds})`,
      lastError: error instanceof Error ? error.message : String(error),
    })
    .where(inArray(job.id, toIds(jobs)));
}
