import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database';
import type { JobKind } from './enqueue-jobs';
import { jobSteps, type JobStep } from './job-steps';
import { pauseAfter, steadyPace, type Pace } from './pace';
import { postponeJobs, type Job } from './take-jobs';

export interface WorkOptions {
  /** Where a failed job is told of. */
  log?: Pick<FastifyBaseLogger, 'error'>;
  /** Asked before each step; who may no longer work leaves the rest to another. */
  mayGoOn?: () => boolean | Promise<boolean>;
  /** Whether somebody waits for the database; given for one that does one thing at a time. */
  isVisited?: () => boolean;
}

async function takeStep(db: Database, [kind, step]: readonly [JobKind, JobStep], pace: Pace, log: WorkOptions['log']) {
  let taken: readonly Job[] = [];
  const from = performance.now();
  try {
    const done = await step(db, pace.size(), (jobs) => (taken = jobs));
    if (done > 0) pace.note(done, performance.now() - from);
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

/** Works what is enqueued until nothing is left that may be done now. @returns how many jobs were worked */
export async function workJobs(
  db: Database,
  { log, mayGoOn = () => true, isVisited }: WorkOptions = {},
): Promise<number> {
  const paces = new Map(jobSteps.map(([kind]) => [kind, steadyPace()]));
  let total = 0;
  for (;;) {
    let done = 0;
    for (const step of jobSteps) {
      if (!(await mayGoOn())) return total;
      const from = performance.now();
      done = await takeStep(db, step, paces.get(step[0]) ?? steadyPace(), log);
      if (isVisited !== undefined && done > 0) await sleep(pauseAfter(performance.now() - from, isVisited()));
      // What is urgent comes first again.
      if (done > 0) break;
    }
    if (done === 0) return total;
    total += done;
  }
}
