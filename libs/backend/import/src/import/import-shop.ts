import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Database, ImportError, type Queryable, type Transaction } from '@vyloha/backend-kernel';
import { finishJobs } from './finish-jobs';
import { ImportRun, type ImportCounts, type RunSettings } from './import-run';
import { KnownIds } from './known-ids';

/** What is read more than once: to be checked, and to be written. A function starts from the beginning on each call. */
export type Documents = readonly unknown[] | (() => Iterable<unknown> | AsyncIterable<unknown>);

const readAgain = (documents: Documents) => (typeof documents === 'function' ? documents() : documents);

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
  /** Whether nobody else uses the database. */
  isAlone?: boolean;
  /** Leaves the jobs to the running backend. */
  leavesJobs?: boolean;
}

/** Arbitrary advisory lock key, unique in the database. */
const importLock = 7_120_252;

/** Nobody changes the shop by another import between the checks and the end. */
async function lockImports(tx: Transaction, log: (line: string) => void): Promise<void> {
  const { rows } = await tx.execute<{ isMine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${importLock}::bigint) as "isMine"`,
  );
  if (rows[0]?.isMine === true) return;
  log('another import is running: waiting for its end');
  await tx.execute(sql`select pg_advisory_xact_lock(${importLock}::bigint)`);
}

export function toRunSettings(options: ImportOptions): RunSettings {
  const { now = new Date(), asOf = now, log = () => {}, placeWord = 'document' } = options;
  return { now, asOf, log, placeWord, placesBefore: 0, parts: 'all', afterTransaction: null };
}

/** Finds everything for which the documents could be refused. @throws ImportError */
async function checkDocuments(db: Queryable, documents: Documents, settings: RunSettings): Promise<ImportCounts> {
  const knownIds = new KnownIds(db, randomUUID());
  const run = new ImportRun(db, settings, knownIds);
  await run.read(readAgain(documents));
  await run.findConflicts();
  await knownIds.clear();
  if (run.problems.length > 0) throw new ImportError(run.problems);
  return run.counts;
}

/** Writes documents that were checked. */
export async function writeDocuments(
  db: Queryable,
  documents: Documents,
  settings: RunSettings,
): Promise<ImportCounts> {
  const run = new ImportRun(db, settings, null);
  await run.read(readAgain(documents));
  return run.counts;
}

/**
 * Imports documents in order, all of them or none: they are checked completely, and written in the same transaction. A
 * document may reference only earlier ones where the database insists on it. Unchanged rows are not written: importing
 * the same documents again changes nothing. Beside shoppers, stock follows in short transactions of its own, since
 * orders wait for its rows. Listings are refreshed by jobs.
 * @throws ImportError
 */
export async function importShop(
  db: Database,
  documents: Documents,
  options: ImportOptions = {},
): Promise<ImportCounts> {
  const { checkOnly = false, isAlone = true, leavesJobs = false } = options;
  const settings = toRunSettings(options);
  const counts = await db.transaction(async (tx) => {
    if (checkOnly) return checkDocuments(tx, documents, settings);
    await lockImports(tx, settings.log);
    await checkDocuments(tx, documents, settings);
    return writeDocuments(tx, documents, { ...settings, parts: isAlone ? 'all' : 'all but stock' });
  });
  if (checkOnly) return counts;
  if (!isAlone) await writeDocuments(db, documents, { ...settings, parts: 'stock alone' });
  if (!leavesJobs) await finishJobs(db, { log: settings.log, isAlone });
  return counts;
}
