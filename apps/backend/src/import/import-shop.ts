import { refreshListings } from '../catalog/listing/refresh-listings';
import type { Database } from '../database/database';
import { ImportProblem } from './import-problem';
import { ImportRun, type ImportCounts } from './import-run';
import { refreshBoughtTogether } from '../recommendations/refresh-bought-together';
import { References } from './references';

export interface ImportOptions {
  /** When changed prices begin to hold; the moment of the import unless given. */
  now?: Date;
  /** Told about progress, one line at a time. */
  log?: (line: string) => void;
  /** How a place in the source is called in problems. */
  placeWord?: 'document' | 'line';
  /** Only look for problems, write nothing. */
  checkOnly?: boolean;
}

/**
 * Imports documents in their order; what a document names must stand before it. Importing the same documents again
 * changes nothing. Each batch is one transaction. After the first problem nothing more is written, the rest is only
 * checked, so that all problems are reported at once.
 * @throws ImportProblem
 */
export async function importShop(
  db: Database,
  documents: Iterable<unknown> | AsyncIterable<unknown>,
  options: ImportOptions = {},
): Promise<ImportCounts> {
  const { now = new Date(), log = () => {}, placeWord = 'document', checkOnly = false } = options;
  const run = new ImportRun(db, await References.load(db), { now, log, placeWord, checkOnly });
  for await (const value of documents) {
    await run.take(value);
    if (run.isHopeless) break;
  }
  await run.writeBatch();
  if (run.problems.length > 0) throw new ImportProblem(run.problems);
  if (!checkOnly) {
    log('ordering the listings');
    await refreshListings(db);
    await refreshBoughtTogether(db, now);
  }
  return run.counts;
}
