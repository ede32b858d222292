import { setTimeout as sleep } from 'node:timers/promises';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { job } from '../../database/schema';
import { pauseAfter } from '../../jobs/pace';
import type { RequestContext } from '../../server/request-context';
import { ImportProblem } from '../import-problem';
import type { ImportCounts } from '../import-run';
import { importShop, type ImportOptions } from '../import-shop';

/** So far may listings be behind an import; then it waits for them. */
const mostWaiting = 500;
const longestWaitMs = 10_000;
const lookEveryMs = 50;

export interface PartResult {
  counts: ImportCounts;
  /** Whatever is wrong; then nothing of the part was written. */
  problems: readonly string[];
  /** Products whose listings follow. */
  waiting: number;
}

/** How many jobs of the listings have not been tried yet. */
async function waitingJobs(db: Database): Promise<number> {
  return db.$count(job, sql`${inArray(job.kind, ['product-listings', 'all-listings'])} and ${job.attempts} = 0`);
}

async function waitForListings(db: Database): Promise<number> {
  const until = performance.now() + longestWaitMs;
  let waiting = await waitingJobs(db);
  while (waiting > mostWaiting && performance.now() < until) {
    await sleep(lookEveryMs);
    waiting = await waitingJobs(db);
  }
  return waiting;
}

/** Imports some documents into a shop that is visited: in short transactions, leaving time for others in between. */
export async function importPart(
  { db, wakeJobs, isVisited }: Pick<RequestContext, 'db' | 'wakeJobs' | 'isVisited'>,
  documents: readonly unknown[],
  options: ImportOptions & Required<Pick<ImportOptions, 'part'>>,
): Promise<PartResult> {
  try {
    const counts = await importShop(db, documents, {
      ...options,
      breathe: (milliseconds) => sleep(pauseAfter(milliseconds, isVisited())),
    });
    if (options.checkOnly === true) return { counts, problems: [], waiting: 0 };
    wakeJobs();
    return { counts, problems: [], waiting: await waitForListings(db) };
  } catch (error) {
    if (error instanceof ImportProblem) return { counts: {}, problems: error.problems, waiting: 0 };
    throw error;
  }
}
