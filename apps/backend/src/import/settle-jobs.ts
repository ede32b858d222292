import { lte, sql } from 'drizzle-orm';
import { refreshListings } from '../catalog/listing/refresh-listings';
import type { Database } from '../database/database';
import { job, listingScope, product } from '../database/schema';
import { leaderLeaseOf } from '../jobs/leader-lease';
import { workJobs } from '../jobs/work-jobs';

/** From this share on, writing all listings at once is quicker than product by product. */
const largeShare = 0.2;

interface Waiting extends Record<string, unknown> {
  last: number | null;
  share: number;
  isWalk: boolean;
  isNewShop: boolean;
}

async function readWaiting(db: Database): Promise<Waiting | undefined> {
  const { rows } = await db.execute<Waiting>(sql`
    select max(j.id)::float8 as last, coalesce(bool_or(j.kind = 'all-listings'), false) as "isWalk",
      count(*) filter (where j.kind = 'product-listings')::float8 / greatest(1, (select count(*) from ${product})) as share,
      not exists (select from ${listingScope}) as "isNewShop"
    from ${job} j`);
  return rows[0];
}

/** Everything at once; jobs that came before it are done with it. */
async function writeAllListings(db: Database, last: number): Promise<void> {
  await refreshListings(db);
  await db.delete(job).where(sql`${lte(job.id, last)} and ${job.kind} in ('product-listings', 'all-listings')`);
}

/**
 * Ends when the jobs that an import left are done; where a backend works with the same database, that one does them.
 * A shop that nobody visits yet gets its listings in one go.
 */
export async function settleJobs(
  db: Database,
  { log, isAlone }: { log: (line: string) => void; isAlone: boolean },
): Promise<void> {
  const waiting = await readWaiting(db);
  if (waiting === undefined || waiting.last === null) return;
  log('ordering the listings');
  const { last, share, isWalk, isNewShop } = waiting;
  const isLarge = isNewShop || (isAlone && (isWalk || share > largeShare));
  if (isLarge) await writeAllListings(db, last);
  const lease = isAlone ? null : leaderLeaseOf({ db, kind: 'server' });
  const mayGoOn = async () => (await lease?.hold()) ?? true;
  if (!(await mayGoOn())) log('the running backend goes on with the listings');
  await workJobs(db, { mayGoOn });
  await lease?.release();
}
