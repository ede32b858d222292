import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database';
import { job, variant } from '../database/schema';

/**
 * Background jobs, processed by one backend after the response:
 * product-listings: refresh listings and search of the product whose id is the key;
 * all-listings: the same for every product whose id sorts after the key, in batches;
 * bought-together: recompute which products are bought together;
 * documents: issue what an order gets by coming to a state, or by its returns; the key is its id, a space, and the
 * state or `returns`.
 */
export type JobKind = 'product-listings' | 'all-listings' | 'bought-together' | 'documents';

/** Call it in the transaction that makes the work necessary, so that both are committed or neither. */
export async function enqueueJobs(db: Queryable, kind: JobKind, keys: readonly string[]): Promise<void> {
  const rows = [...new Set(keys)].map((key) => ({ kind, key }));
  if (rows.length > 0) await db.insert(job).values(rows);
}

/** Enqueues a refresh of listings after the prices or stock of the variants changed. */
export async function enqueueVariants(db: Queryable, variantIds: readonly string[]): Promise<void> {
  if (variantIds.length === 0) return;
  await db.execute(sql`
    insert into ${job} (kind, key)
    select distinct 'product-listings', ${variant.productId} from ${variant} where ${inArray(variant.id, [...variantIds])}`);
}
