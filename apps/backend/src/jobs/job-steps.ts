import { asc, gt, inArray } from 'drizzle-orm';
import { tryLockListings } from '../catalog/listing/refresh/lock-listings';
import { refreshProducts } from '../catalog/listing/refresh-products';
import type { Database, Transaction } from '../database/database';
import { job, product } from '../database/schema';
import { issueDocumentsOfJob } from '../documents/document-jobs';
import { refreshBoughtTogether } from '../recommendations/refresh-bought-together';
import { enqueueJobs, type JobKind } from './enqueue-jobs';
import { removeJobs, takeJobs, type Job } from './take-jobs';

/** Processes a batch of jobs of a kind; reports them by `onTaken` before it can fail. @returns how many are done */
export type JobStep = (db: Database, limit: number, onTaken: (jobs: readonly Job[]) => void) => Promise<number>;

const maxEqualJobs = 1000;

async function refresh(tx: Transaction, productIds: readonly string[]): Promise<void> {
  if (await refreshProducts(tx, productIds)) await enqueueJobs(tx, 'all-listings', ['']);
}

/** Skips the work while another process holds the listings lock. */
function withListingsLock(work: (tx: Transaction) => Promise<number>): (db: Database) => Promise<number> {
  return (db) => db.transaction(async (tx) => ((await tryLockListings(tx)) ? work(tx) : 0));
}

const refreshProductListings: JobStep = (db, limit, onTaken) =>
  withListingsLock(async (tx) => {
    const jobs = await takeJobs(tx, 'product-listings', limit);
    onTaken(jobs);
    await refresh(tx, [...new Set(jobs.map(({ key }) => key))]);
    await removeJobs(tx, jobs);
    return jobs.length;
  })(db);

/** One batch of a pass over all products; concurrent passes are merged into the least advanced one. */
const refreshNextListings: JobStep = (db, limit, onTaken) =>
  withListingsLock(async (tx) => {
    const jobs = await takeJobs(tx, 'all-listings', maxEqualJobs, asc(job.key));
    onTaken(jobs);
    const [first] = jobs;
    if (first === undefined) return 0;
    const rows = await tx
      .select({ id: product.id })
      .from(product)
      .where(gt(product.id, first.key))
      .orderBy(asc(product.id))
      .limit(limit);
    const ids = rows.map(({ id }) => id);
    await refresh(tx, ids);
    await removeJobs(tx, jobs);
    const last = ids.at(-1);
    if (last !== undefined && ids.length === limit) await enqueueJobs(tx, 'all-listings', [last]);
    return limit;
  })(db);

/** Jobs are removed only when it is done: an aborted count is restarted. */
const countBoughtTogether: JobStep = async (db, _limit, onTaken) => {
  const jobs = await db.transaction((tx) => takeJobs(tx, 'bought-together', maxEqualJobs));
  if (jobs.length === 0) return 0;
  onTaken(jobs);
  await refreshBoughtTogether(db, new Date());
  await db.delete(job).where(
    inArray(
      job.id,
      jobs.map(({ id }) => id),
    ),
  );
  return jobs.length;
};

/** One at a time: an order whose documents cannot be made must not hold up the others. */
const issueNextDocuments: JobStep = (db, _limit, onTaken) =>
  db.transaction(async (tx) => {
    const jobs = await takeJobs(tx, 'documents', 1);
    onTaken(jobs);
    for (const { key } of jobs) await issueDocumentsOfJob(tx, key, new Date());
    await removeJobs(tx, jobs);
    return jobs.length;
  });

/** Ordered by urgency. */
export const jobSteps: readonly (readonly [JobKind, JobStep])[] = [
  ['product-listings', refreshProductListings],
  ['all-listings', refreshNextListings],
  ['documents', issueNextDocuments],
  ['bought-together', countBoughtTogether],
];
