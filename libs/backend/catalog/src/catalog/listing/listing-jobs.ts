import { asc, gt } from 'drizzle-orm';
import {
  type Database,
  type JobDefinition,
  type JobStep,
  type Transaction,
  enqueueJobs,
  removeJobs,
  takeJobs,
} from '@vyloha/backend-kernel';
import { writeCurrentTaxes } from '@vyloha/backend-shop';
import { product } from '../tables';
import { job } from '@vyloha/backend-kernel/tables';
import { tryLockListings } from './refresh/lock-listings';
import { refreshProducts } from './refresh-products';

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

/** A rate that holds from today on, or a changed setting: what everything costs is computed anew. */
export const refreshTaxes = (db: Database, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    if ((await tryLockListings(tx)) && (await writeCurrentTaxes(tx, now))) await enqueueJobs(tx, 'all-listings', ['']);
  });

/** `product-listings`: of the product whose id is the key; `all-listings`: of each one whose id sorts after the key. */
export const listingJobs: readonly JobDefinition[] = [
  { kind: 'product-listings', urgency: 1, step: refreshProductListings },
  { kind: 'all-listings', urgency: 1, step: refreshNextListings },
];

declare module '@vyloha/backend-kernel/job-kinds' {
  interface JobKinds {
    'product-listings': true;
    'all-listings': true;
  }
}
