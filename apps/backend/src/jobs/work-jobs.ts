import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database';
import type { JobKind } from './enqueue-jobs';
import { jobSteps, type JobStep } from './job-steps';
import { pauseMsAfter, createBatchSizer, type BatchSizer } from './batch-sizer';
import { hasDueJob, postponeJobs, type Job } from './take-jobs';

export interface WorkOptions {
  /** Receives failed jobs. */
  log?: Pick<FastifyBaseLogger, 'error'>;
  /** Checked before each step; if false, the rest is left to another process. */
  canContinue?: () => boolean | Promise<boolean>;
  /** Whether requests are waiting; passed for a database with a single connection. */
  hasPendingRequests?: () => boolean;
}

async function runStep(
  db: Database,
  [kind, step]: readonly [JobKind, JobStep],
  batchSizer: BatchSizer,
  log: WorkOptions['log'],
) {
  let taken: readonly Job[] = [];
  const startedAt = performance.now();
  try {
    const done = await step(db, batchSizer.size(), (jobs) => (taken = jobs));
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
  { log, canContinue = () => true, hasPendingRequests }: WorkOptions = {},
): Promise<number> {
  const batchSizers = new Map(jobSteps.map(([kind]) => [kind, createBatchSizer()]));
  let total = 0;
  for (;;) {
    if (!(await canContinue()) || !(await hasDueJob(db))) return total;
    let done = 0;
    for (const step of jobSteps) {
      if (!(await canContinue())) return total;
      const startedAt = performance.now();
      done = await runStep(db, step, batchSizers.get(step[0]) ?? createBatchSizer(), log);
      if (hasPendingRequests !== undefined && done > 0)
        await sleep(pauseMsAfter(performance.now() - startedAt, hasPendingRequests()));
      // Start again with the most urgent kind.
      if (done > 0) break;
    }
    if (done === 0) return total;
    total += done;
  }
}
