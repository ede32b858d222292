import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from '../database/opened-database';
import { repeat } from './repeat';
import type { JobDefinition } from './job-definition';
import { observeJobs } from './observe-jobs';
import { workJobs } from './work-jobs';

/** How soon jobs enqueued by another process are noticed. */
const pollIntervalMs = 500;

export interface RunningJobs {
  /** Call it after enqueuing in this process. */
  wake(): void;
  stop(): Promise<void>;
}

/**
 * Processes jobs that no other process is processing; shoppers' requests take precedence.
 * @param canContinue false once this process stops
 */
export function runJobs(
  { db, kind }: Pick<OpenDatabase, 'db' | 'kind'>,
  {
    definitions,
    log,
    canContinue,
    hasPendingRequests,
  }: {
    definitions: readonly JobDefinition[];
    log: FastifyBaseLogger;
    canContinue: () => boolean;
    hasPendingRequests: () => boolean;
  },
): RunningJobs {
  observeJobs(db);
  const work = repeat(
    'working jobs',
    pollIntervalMs,
    () => workJobs(db, { jobs: definitions, log, canContinue, ...(kind === 'embedded' && { hasPendingRequests }) }),
    log,
  );
  return { wake: work.runNow, stop: work.stop };
}
