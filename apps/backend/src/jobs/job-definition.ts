import type { Database } from '../database/database';
import type { Job } from './take-jobs';

/** Processes a batch of jobs of a kind; reports them by `onTaken` before it can fail. @returns how many are done */
export type JobStep = (db: Database, limit: number, onTaken: (jobs: readonly Job[]) => void) => Promise<number>;

/** Kinds of jobs: each is declared beside its work (`declare module`). */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by its owners
export interface JobKinds {}

export type JobKind = keyof JobKinds;

/** A kind of background job, processed by one backend after the response. */
export interface JobDefinition {
  kind: JobKind;
  /** 1 for what shoppers see, 2 for what they wait for, 3 for the rest. */
  urgency: 1 | 2 | 3;
  step: JobStep;
}
