import type { Database } from '../database/database';
import type { JobKind } from './job-kinds';
import type { Job } from './take-jobs';

/**
 * Processes a batch of jobs of a kind, which any backend may do at the same time: it has to lock what it takes, until it is done.
 * Reports them by `onTaken` before it can fail. @returns how many are done
 */
export type JobStep = (
  db: Database,
  limit: number,
  onTaken: (jobs: readonly Job[]) => void,
  now: Date,
) => Promise<number>;

/** A kind of background job, processed after the response. */
export interface JobDefinition {
  kind: JobKind;
  /** 1 for what shoppers see, 2 for what they wait for, 3 for the rest. */
  urgency: 1 | 2 | 3;
  step: JobStep;
}
