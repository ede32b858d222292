import { sql } from 'drizzle-orm';
import { registerGauge } from '@vyloha/telemetry/server';
import type { Database } from '../database/database';
import { job } from './tables';

/** Counts jobs waiting for their first attempt, and failed jobs waiting for a retry. */
async function countJobs(db: Database): Promise<Record<'new' | 'failed', number>> {
  const [failed, all] = await Promise.all([db.$count(job, sql`${job.attempts} > 0`), db.$count(job)]);
  return { new: all - failed, failed };
}

/** Age of the oldest waiting job in seconds; 0 when there is none. */
async function oldestJobSeconds(db: Database): Promise<number> {
  const seconds = sql<number>`coalesce(extract(epoch from now() - min(${job.enqueuedAt})), 0)`.mapWith(Number);
  const [row] = await db.select({ seconds }).from(job);
  return row?.seconds ?? 0;
}

/** Exports the job backlog as metrics; every backend of a shop reports the same numbers. */
export function observeJobs(db: Database): void {
  registerGauge('vyloha_jobs', 'Jobs of the upkeep that are not done', () => countJobs(db), 'state');
  registerGauge('vyloha_oldest_job_seconds', 'Age of the oldest job that is not done', () => oldestJobSeconds(db));
}
