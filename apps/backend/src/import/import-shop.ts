import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database';
import { ImportError } from './import-error';
import { ImportRun, type ImportCounts } from './import-run';
import { KnownIds } from './known-ids';
import { finishJobs } from './finish-jobs';

export interface ImportOptions {
  /** When changed prices take effect; defaults to the time of the import. */
  now?: Date;
  /** When stock was counted, for documents without `asOf`; defaults to the time of the import. */
  asOf?: Date;
  /** Receives progress, one line at a time. */
  log?: (line: string) => void;
  /** What a position in the source is called in problems. */
  placeWord?: 'document' | 'line';
  /** Only check for problems, write nothing. */
  checkOnly?: boolean;
  /** Part of a larger import: ids of the previous parts are known, and the import continues after it. */
  part?: { run: string; placesBefore: number };
  /** The same documents have just been checked. */
  isChecked?: boolean;
  /** Called after each short transaction with its duration, for a database that serves others meanwhile. */
  afterTransaction?: (milliseconds: number) => Promise<void>;
  /** Whether nobody else uses the database. */
  isAlone?: boolean;
}

/**
 * Imports documents in order; a document may reference only earlier ones. Unchanged rows are not written:
 * importing the same documents again changes nothing. After the first problem nothing more is written, the rest is only
 * checked, so that all problems are reported at once. Listings are refreshed by jobs, awaited unless it is a part.
 * @throws ImportError
 */
export async function importShop(
  db: Database,
  documents: Iterable<unknown> | AsyncIterable<unknown>,
  options: ImportOptions = {},
): Promise<ImportCounts> {
  const { now = new Date(), log = () => {}, placeWord = 'document', checkOnly = false, part } = options;
  const knownIds = new KnownIds(db, part?.run ?? randomUUID());
  const run = new ImportRun(db, {
    ...{ now, log, placeWord, checkOnly },
    asOf: options.asOf ?? now,
    placesBefore: part?.placesBefore ?? 0,
    knownIds: options.isChecked === true ? null : knownIds,
    afterTransaction: options.afterTransaction ?? null,
  });
  try {
    for await (const value of documents) {
      await run.add(value);
      if (run.hasTooManyProblems) break;
    }
    await run.writeBatch();
  } finally {
    if (part === undefined) await knownIds.clear();
  }
  if (run.problems.length > 0) throw new ImportError(run.problems);
  if (!checkOnly && part === undefined) await finishJobs(db, { log, isAlone: options.isAlone ?? true });
  return run.counts;
}
