import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '@vyloha/backend-kernel';
import { job } from '@vyloha/backend-kernel/tables';
import { variant } from '../tables';

/** Enqueues a refresh of listings after the prices or stock of the variants changed. */
export async function enqueueVariants(db: Queryable, variantIds: readonly string[]): Promise<void> {
  if (variantIds.length === 0) return;
  await db.execute(sql`
    insert into ${job} (kind, key)
    select distinct 'product-listings', ${variant.productId} from ${variant} where ${inArray(variant.id, [...variantIds])}`);
}
