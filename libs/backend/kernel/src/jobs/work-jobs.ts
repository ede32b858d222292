import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database';
import type { JobDefinition } from './job-definition';
import { pauseMsAfter, createBatchSizer, type BatchSizer } from './batch-sizer';
import { hasDueJob, postponeJobs, type Job } from './take-jobs';

export interface WorkOptions {
  /** All kinds of jobs; one of another kind stays. */
  jobs: readonly JobDefinition[];
  /** Receives failed jobs. */
  log?: Pick<FastifyBaseLogger, 'error'>;
  /** Checked before each step; if false, the rest is left to another process. */
  canContinue?: () => boolean | Promise<boolean>;
  /** Whether requests are waiting; passed for a database with a single connection. */
  hasPendingRequests?: () => boolean;
  now?: () => Date;
}

async function runStep(
  db: Database,
  { kind, step }: JobDefinition,
  { batchSizer, log, now }: { batchSizer: BatchSizer; log: WorkOptions['log']; now: Date },
) {
  let taken: readonly Job[] = [];
  const startedAt = performance.now();
  try {
    const done = await step(db, batchSizer.size(), (jobs) => (taken = jobs), now);
    if (done > 0) batchSizer.record(done, performance.now() - startedAt);
    return done;
  } catch (error) {
    if (taken.length === 0) throw error;
    await postponeJobs(db, taken, error);
    log?.error(
      { err: error, kind, keys: taken.slice(0, 10).map(({ key }) => key) },
      'jobs failed, they are tried again',
    );
    return taken.length;
  }
}

/** Processes jobs until no due one is left. @returns how many jobs were processed */
export async function workJobs(
  db: Database,
  { jobs, log, canContinue = () => true, hasPendingRequests, now = () => new Date() }: WorkOptions,
): Promise<number> {
  const byUrgency = jobs.toSorted((a, b) => a.urgency - b.urgency);
  const batchSizers = new Map(jobs.map(({ kind }) => [kind, createBatchSizer()]));
  let total = 0;
  for (;;) {
    if (!(await canContinue()) || !(await hasDueJob(db))) return total;
    let done = 0;
    for (const definition of byUrgency) {
      if (!(await canContinue())) return total;
      const startedAt = performance.now();
      const batchSizer = batchSizers.get(definition.kind) ?? createBatchSizer();
      done = await runStep(db, definition, { batchSizer, log, now: now() });
      if (hasPendingRequests !== undefined && done > 0)
        await sleep(pauseMsAfter(performance.now() - startedAt, hasPendingRequests()));
      // Start again with the most urgent kind.
      if (done > 0) break;
    }
    if (done === 0) return total;
    total += done;
  }
}
