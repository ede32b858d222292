import { setTimeout as sleep } from 'node:timers/promises';
import { inArray, sql } from 'drizzle-orm';
import { type Database, ImportError, type Queryable, type RequestContext, pauseMsAfter } from '@vyloha/backend-kernel';
import { job } from '@vyloha/backend-kernel/tables';
import { ImportRun, type ImportCounts, type RunSettings } from '../import-run';
import { writeDocuments } from '../import-shop';
import { KnownIds } from '../known-ids';

/** Maximum backlog of listing jobs; beyond it the import waits. */
const maxWaitingJobs = 500;
const maxWaitMs = 10_000;
const pollIntervalMs = 50;

export interface PartResult {
  counts: ImportCounts;
  /** Problems; if there are any, nothing of the part was written. */
  problems: readonly string[];
  /** Number of products whose listings are not refreshed yet. */
  waiting: number;
}

type Context = Pick<RequestContext, 'db' | 'wakeJobs' | 'hasPendingRequests'>;

/** Counts listing jobs that have not been attempted yet. */
async function countWaitingJobs(db: Database): Promise<number> {
  return db.$count(job, sql`${inArray(job.kind, ['product-listings', 'all-listings'])} and ${job.attempts} = 0`);
}

export async function waitForListings({ db, wakeJobs }: Pick<Context, 'db' | 'wakeJobs'>): Promise<number> {
  wakeJobs();
  const deadline = performance.now() + maxWaitMs;
  let waiting = await countWaitingJobs(db);
  while (waiting > maxWaitingJobs && performance.now() < deadline) {
    await sleep(pollIntervalMs);
    waiting = await countWaitingJobs(db);
  }
  return waiting;
}

/** Problems of the documents as a result; other failures are thrown. */
export async function resultOf(work: () => Promise<Omit<PartResult, 'problems'>>): Promise<PartResult> {
  try {
    return { ...(await work()), problems: [] };
  } catch (error) {
    if (error instanceof ImportError) return { counts: {}, problems: error.problems, waiting: 0 };
    throw error;
  }
}

/** Checks the documents of a part, or what all parts together leave open. @throws ImportError */
export async function checkPart(
  db: Queryable,
  run: string,
  documents: readonly unknown[],
  settings: RunSettings,
  isLast = false,
): Promise<ImportCounts> {
  const checks = new ImportRun(db, settings, new KnownIds(db, run));
  await checks.read(documents);
  if (isLast) await checks.findConflicts();
  if (checks.problems.length > 0) throw new ImportError(checks.problems);
  return checks.counts;
}

/**
 * Writes a checked part into a live shop: in one transaction if it is the whole import, else in short ones with pauses
 * for other requests in between.
 */
export async function writePart(
  ctx: Context,
  documents: readonly unknown[],
  settings: RunSettings,
  isWhole: boolean,
): Promise<Omit<PartResult, 'problems'>> {
  const afterTransaction = (milliseconds: number) => sleep(pauseMsAfter(milliseconds, ctx.hasPendingRequests()));
  const counts = isWhole
    ? await ctx.db.transaction((tx) => writeDocuments(tx, documents, settings))
    : await writeDocuments(ctx.db, documents, { ...settings, afterTransaction });
  return { counts, waiting: await waitForListings(ctx) };
}
