import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database';
import { ImportProblem } from './import-problem';
import { ImportRun, type ImportCounts } from './import-run';
import { KnownIds } from './known-ids';
import { settleJobs } from './settle-jobs';

export interface ImportOptions {
  /** When changed prices begin to hold; the moment of the import unless given. */
  now?: Date;
  /** When the amounts of documents that do not say so were counted; the moment of the import unless given. */
  asOf?: Date;
  /** Told about progress, one line at a time. */
  log?: (line: string) => void;
  /** How a place in the source is called in problems. */
  placeWord?: 'document' | 'line';
  /** Only look for problems, write nothing. */
  checkOnly?: boolean;
  /** Part of a larger import: ids of the parts before are known, and it does not end with this part. */
  part?: { run: string; placesBefore: number };
  /** The same documents were looked through just before. */
  isChecked?: boolean;
  /** Called after each short transaction with how long it took, for a database that serves others meanwhile. */
  breathe?: (milliseconds: number) => Promise<void>;
  /** Whether nobody else works with the database. */
  isAlone?: boolean;
}

/**
 * Imports documents in their order; what a document names must stand before it. What does not differ is not written:
 * importing the same documents again changes nothing. After the first problem nothing more is written, the rest is only
 * checked, so that all problems are reported at once. Listings follow by jobs; unless it is a part, it ends when they do.
 * @throws ImportProblem
 */
export async function importShop(
  db: Database,
  documents: Iterable<unknown> | AsyncIterable<unknown>,
  options: ImportOptions = {},
): Promise<ImportCounts> {
  const { now = new Date(), log = () => {}, placeWord = 'document', checkOnly = false, part } = options;
  const known = new KnownIds(db, part?.run ?? randomUUID());
  const run = new ImportRun(db, {
    ...{ now, log, placeWord, checkOnly },
    asOf: options.asOf ?? now,
    placesBefore: part?.placesBefore ?? 0,
    known: options.isChecked === true ? null : known,
    breathe: options.breathe ?? null,
  });
  try {
    for await (const value of documents) {
      await run.take(value);
      if (run.isHopeless) break;
    }
    await run.writeBatch();
  } finally {
    if (part === undefined) await known.forget();
  }
  if (run.problems.length > 0) throw new ImportProblem(run.problems);
  if (!checkOnly && part === undefined) await settleJobs(db, { log, isAlone: options.isAlone ?? true });
  return run.counts;
}
