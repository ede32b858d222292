import { setTimeout as sleep } from 'node:timers/promises';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { job } from '../../database/schema';
import { pauseMsAfter } from '../../jobs/batch-sizer';
import type { RequestContext } from '../../server/routes/request-context';
import { ImportError } from '../import-error';
import type { ImportCounts } from '../import-run';
import { importShop, type ImportOptions } from '../import-shop';

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

/** Counts listing jobs that have not been attempted yet. */
async function countWaitingJobs(db: Database): Promise<number> {
  return db.$count(job, sql`${inArray(job.kind, ['product-listings', 'all-listings'])} and ${job.attempts} = 0`);
}

async function waitForListings(db: Database): Promise<number> {
  const deadline = performance.now() + maxWaitMs;
  let waiting = await countWaitingJobs(db);
  while (waiting > maxWaitingJobs && performance.now() < deadline) {
    await sleep(pollIntervalMs);
    waiting = await countWaitingJobs(db);
  }
  return waiting;
}

/** Imports documents into a live shop: in short transactions, with pauses for other requests in between. */
export async function importPart(
  { db, wakeJobs, hasPendingRequests }: Pick<RequestContext, 'db' | 'wakeJobs' | 'hasPendingRequests'>,
  documents: readonly unknown[],
  options: ImportOptions & Required<Pick<ImportOptions, 'part'>>,
): Promise<PartResult> {
  try {
    const counts = await importShop(db, documents, {
      ...options,
      afterTransaction: (milliseconds) => sleep(pauseMsAfter(milliseconds, hasPendingRequests())),
    });
    if (options.checkOnly === true) return { counts, problems: [], waiting: 0 };
    wakeJobs();
    return { counts, problems: [], waiting: await waitForListings(db) };
  } catch (error) {
    if (error instanceof ImportError) return { counts: {}, problems: error.problems, waiting: 0 };
    throw error;
  }
}
