import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from '../database/opened-database';
import { repeat } from './repeat';
import type { JobDefinition } from './job-definition';
import { createLeaderLease } from './leader-lease';
import { observeJobs } from './observe-jobs';
import { workJobs } from './work-jobs';

/** How soon jobs enqueued by another process are noticed. */
const pollIntervalMs = 500;

export interface RunningJobs {
  /** Call it after enqueuing in this process. */
  wake(): void;
  /** Whether this process is the one that does the work of a single backend. */
  isLeader(): Promise<boolean>;
  stop(): Promise<void>;
}

/** Processes jobs while this process is the leader, else waits to become it; shoppers' requests take precedence. */
export function runJobs(
  { db, kind }: Pick<OpenDatabase, 'db' | 'kind'>,
  {
    definitions,
    log,
    hasPendingRequests,
  }: { definitions: readonly JobDefinition[]; log: FastifyBaseLogger; hasPendingRequests: () => boolean },
): RunningJobs {
  observeJobs(db);
  const lease = createLeaderLease({ db, kind });
  let isStopping = false;
  const canContinue = async () => !isStopping && (await lease.hold());
  const work = repeat(
    'working jobs',
    pollIntervalMs,
    () => workJobs(db, { jobs: definitions, log, canContinue, ...(kind === 'embedded' && { hasPendingRequests }) }),
    log,
  );
  return {
    wake: work.runNow,
    isLeader: canContinue,
    stop: async () => {
      isStopping = true;
      await work.stop();
      await lease
        .release()
        .catch((error: unknown) => log.error({ err: error }, 'the lease of the leader stays until it ends'));
    },
  };
}
