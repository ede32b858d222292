import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database';
import { job, variant } from '../database/schema';

/**
 * What is done by one backend after the answer:
 * product-listings: what listings and search say of the product with that id;
 * all-listings: the same of every product whose id follows that key, some at a time;
 * bought-together: which goods are bought at once.
 */
export type JobKind = 'product-listings' | 'all-listings' | 'bought-together';

/** Call it in the transaction that makes the work necessary: both are there, or neither. */
export async function enqueueJobs(db: Queryable, kind: JobKind, keys: readonly string[]): Promise<void> {
  const rows = [...new Set(keys)].map((key) => ({ kind, key }));
  if (rows.length > 0) await db.insert(job).values(rows);
}

/** Listings are to follow what these variants cost and how many there are. */
export async function enqueueVariants(db: Queryable, variantIds: readonly string[]): Promise<void> {
  if (variantIds.length === 0) return;
  await db.execute(sql`
    insert into ${job} (kind, key)
    select distinct 'product-listings', ${variant.productId} from ${variant} where ${inArray(variant.id, [...variantIds])}`);
}
