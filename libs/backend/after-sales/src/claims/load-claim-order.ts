import { pickTranslation } from '@vyloha/contract';
import { and, asc, eq } from 'drizzle-orm';
import { type RequestContext, notFound } from '@vyloha/backend-kernel';
import { orderItem, shopOrder } from '@vyloha/backend-orders/tables';
import { toZonedIso } from '@vyloha/backend-shop';
import type { OrderAccess } from '../withdrawals/withdrawal-access';
import type { WireClaimOrder } from './claim-schema';
import { isClaimable } from './claim-states';
import { listClaims, toClaimSummary } from './load-claims';
import { warrantyClaim } from './tables';

/** More than anybody claims of one order. */
const maxClaims = 100;

/** What there is to claim in an order, and what somebody has claimed already. @throws HttpError 404 */
export async function loadClaimOrder(
  { db, locale }: Pick<RequestContext, 'db' | 'locale'>,
  { orderId, isOfOrder }: OrderAccess,
): Promise<WireClaimOrder> {
  const [order] = await db.select().from(shopOrder).where(eq(shopOrder.id, orderId));
  if (order === undefined) throw notFound();
  const isProduct = and(eq(orderItem.orderId, orderId), eq(orderItem.type, 'product'));
  const lines = await db.select().from(orderItem).where(isProduct).orderBy(asc(orderItem.position));
  const claims = await listClaims(db, eq(warrantyClaim.orderId, orderId), { limit: maxClaims, offset: 0 });
  return {
    code: order.code,
    createdAt: toZonedIso(order.createdAt),
    isClaimable: isClaimable(order),
    opensClaims: isOfOrder,
    items: lines.map((line) => ({
      id: line.id,
      name: pickTranslation(line.variantFullname, locale),
      unit: line.unit,
      amount: line.amount,
    })),
    claims: claims.map((claim) => toClaimSummary(claim, locale)),
  };
}
