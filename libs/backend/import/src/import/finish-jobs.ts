import { lte, sql } from 'drizzle-orm';
import { listingJobs, refreshListings, refreshTaxes } from '@vyloha/backend-catalog';
import { type Database, workJobs } from '@vyloha/backend-kernel';
import { listingScope, product } from '@vyloha/backend-catalog/tables';
import { job } from '@vyloha/backend-kernel/tables';
import { documentJob } from '@vyloha/backend-orders';
import { boughtTogetherJob } from '@vyloha/backend-reviews';

/** Of all modules: a test compares them. */
export const importedJobs = [...listingJobs, documentJob, boughtTogetherJob];

/** From this share of products on, rebuilding all listings is faster than refreshing product by product. */
const largeShare = 0.2;

interface WaitingJobs extends Record<string, unknown> {
  last: number | null;
  share: number;
  isWalk: boolean;
  isNewShop: boolean;
}

async function readWaitingJobs(db: Database): Promise<WaitingJobs | undefined> {
  const { rows } = await db.execute<WaitingJobs>(sql`
    select max(j.id)::float8 as last, coalesce(bool_or(j.kind = 'all-listings'), false) as "isWalk",
      count(*) filter (where j.kind = 'product-listings')::float8 / greatest(1, (select count(*) from ${product})) as share,
      not exists (select from ${listingScope}) as "isNewShop"
    from ${job} j`);
  return rows[0];
}

/** Rebuilds all listings, which also completes the jobs enqueued before. */
async function writeAllListings(db: Database, last: number): Promise<void> {
  await refreshListings(db);
  await db.delete(job).where(sql`${lte(job.id, last)} and ${job.kind} in ('product-listings', 'all-listings')`);
}

/**
 * Resolves when the jobs of an import are done, or a backend that runs on the same database is at the last of them.
 * A shop without visitors yet gets its listings in one rebuild.
 */
export async function finishJobs(
  db: Database,
  { log, isAlone }: { log: (line: string) => void; isAlone: boolean },
): Promise<void> {
  await refreshTaxes(db, new Date());
  const waitingJobs = await readWaitingJobs(db);
  if (waitingJobs === undefined || waitingJobs.last === null) return;
  log('ordering the listings');
  const { last, share, isWalk, isNewShop } = waitingJobs;
  const isLarge = isNewShop || (isAlone && (isWalk || share > largeShare));
  if (isLarge) await writeAllListings(db, last);
  await workJobs(db, { jobs: importedJobs });
}
