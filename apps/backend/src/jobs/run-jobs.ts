import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from '../database/opened-database';
import { repeat } from '../server/repeat';
import { leaderLeaseOf } from './leader-lease';
import { observeJobs } from './observe-jobs';
import { workJobs } from './work-jobs';

/** What another process enqueued is seen after so long. */
const lookEveryMs = 500;

export interface RunningJobs {
  /** Something was enqueued here. */
  wake(): void;
  /** Whether this process does what one backend is enough for. */
  isLeader(): Promise<boolean>;
  stop(): Promise<void>;
}

/** Works the jobs for as long as this process leads, and waits for its turn otherwise; shoppers come first. */
export function runJobs(
  { db, kind }: Pick<OpenDatabase, 'db' | 'kind'>,
  log: FastifyBaseLogger,
  isVisited: () => boolean,
): RunningJobs {
  observeJobs(db);
  const lease = leaderLeaseOf({ db, kind });
  let isStopping = false;
  const mayGoOn = async () => !isStopping && (await lease.hold());
  const work = repeat(
    'working jobs',
    lookEveryMs,
    () => workJobs(db, { log, mayGoOn, ...(kind === 'embedded' && { isVisited }) }),
    log,
  );
  return {
    wake: work.runNow,
    isLeader: mayGoOn,
    stop: async () => {
      isStopping = true;
      await work.stop();
      await lease
        .release()
        .catch((error: unknown) => log.error({ err: error }, 'the lease of the leader stays until it ends'));
    },
  };
}
