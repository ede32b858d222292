import { eq } from 'drizzle-orm';
import type { Queryable } from '@vyloha/backend-kernel';
import { shopOrder, termsVersion } from '../tables';

export type AgreedTerms = typeof termsVersion.$inferSelect;

/** The terms that an order was placed under; null for orders from before they were stored. */
export async function findAgreedTerms(db: Queryable, orderId: string): Promise<AgreedTerms | null> {
  const [found] = await db
    .select({ terms: termsVersion })
    .from(termsVersion)
    .innerJoin(shopOrder, eq(shopOrder.termsId, termsVersion.id))
    .where(eq(shopOrder.id, orderId));
  return found?.terms ?? null;
}
