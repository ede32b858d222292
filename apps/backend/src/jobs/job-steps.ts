import { asc, gt, inArray } from 'drizzle-orm';
import { tryLockListings } from '../catalog/listing/refresh/lock-listings';
import { refreshProducts } from '../catalog/listing/refresh-products';
import type { Database, Transaction } from '../database/database';
import { job, product } from '../database/schema';
import { refreshBoughtTogether } from '../recommendations/refresh-bought-together';
import { enqueueJobs, type JobKind } from './enqueue-jobs';
import { removeJobs, takeJobs, type Job } from './take-jobs';

/** Does some jobs of a kind in one go, and tells which before anything can fail. @returns how many are done */
export type JobStep = (db: Database, most: number, taken: (jobs: readonly Job[]) => void) => Promise<number>;

const equalJobs = 1000;

async function refresh(tx: Transaction, productIds: readonly string[]): Promise<void> {
  if (await refreshProducts(tx, productIds)) await enqueueJobs(tx, 'all-listings', ['']);
}

/** Nothing while another process has the listings. */
function inListings(work: (tx: Transaction) => Promise<number>): (db: Database) => Promise<number> {
  return (db) => db.transaction(async (tx) => ((await tryLockListings(tx)) ? work(tx) : 0));
}

const refreshSome: JobStep = (db, most, taken) =>
  inListings(async (tx) => {
    const jobs = await takeJobs(tx, 'product-listings', most);
    taken(jobs);
    await refresh(tx, [...new Set(jobs.map(({ key }) => key))]);
    await removeJobs(tx, jobs);
    return jobs.length;
  })(db);

/** One stretch of a walk through all products; the walk that is least far takes the others with it. */
const walkOn: JobStep = (db, most, taken) =>
  inListings(async (tx) => {
    const jobs = await takeJobs(tx, 'all-listings', equalJobs, asc(job.key));
    taken(jobs);
    const [first] = jobs;
    if (first === undefined) return 0;
    const rows = await tx
      .select({ id: product.id })
      .from(product)
      .where(gt(product.id, first.key))
      .orderBy(asc(product.id))
      .limit(most);
    const ids = rows.map(({ id }) => id);
    await refresh(tx, ids);
    await removeJobs(tx, jobs);
    const last = ids.at(-1);
    if (last !== undefined && ids.length === most) await enqueueJobs(tx, 'all-listings', [last]);
    return most;
  })(db);

/** Its jobs go when it is done: a count that breaks off is begun again. */
const countTogether: JobStep = async (db, _most, taken) => {
  const jobs = await db.transaction((tx) => takeJobs(tx, 'bought-together', equalJobs));
  if (jobs.length === 0) return 0;
  taken(jobs);
  await refreshBoughtTogether(db, new Date());
  await db.delete(job).where(
    inArray(
      job.id,
      jobs.map(({ id }) => id),
    ),
  );
  return jobs.length;
};

/** In the order of their urgency. */
export const jobSteps: readonly (readonly [JobKind, JobStep])[] = [
  ['product-listings', refreshSome],
  ['all-listings', walkOn],
  ['bought-together', countTogether],
];
