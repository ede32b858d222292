import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database';
import { variant } from '../catalog/tables';
import { job } from './tables';

/**
 * Call it in the transaction that makes the work necessary, so that both are committed or neither.
 * @param kind one that a module declares
 */
export async function enqueueJobs(db: Queryable, kind: string, keys: readonly string[]): Promise<void> {
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
