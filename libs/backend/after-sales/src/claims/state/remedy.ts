import { isDutyOn } from '@vyloha/config/server';
import { HttpError, type StateContext, type Transaction } from '@vyloha/backend-kernel';
import { isBusinessOrder } from '@vyloha/backend-orders';
import { orderItem, shopOrder } from '@vyloha/backend-orders/tables';
import { and, eq, sql } from 'drizzle-orm';
import type { ClaimSolution, ClaimState } from '../claim-states';
import type { warrantyClaim } from '../tables';

type Claim = typeof warrantyClaim.$inferSelect;

/** Money is a remedy that is known; a wish for money that none was paid back for says nothing. */
function defaultRemedy({ isRefunded, refundMinor, solution }: Claim): ClaimSolution | null {
  if (isRefunded) return 'refund';
  if (refundMinor !== null) return 'discount';
  return solution === 'repair' || solution === 'replacement' ? solution : null;
}

/**
 * How a claim is remedied that comes to a state: an accepted one by being settled.
 * @throws HttpError 422 for a remedy of any other
 */
export function toRemedy(
  claim: Claim,
  { state, remedy }: { state: ClaimState; remedy: ClaimSolution | null },
): ClaimSolution | null {
  if (state === 'settled' && claim.state === 'accepted') return remedy ?? defaultRemedy(claim);
  if (remedy === null) return claim.remedy;
  throw new HttpError(422, [{ key: 'claimRemedyTooEarly', field: 'remedy', code: 'claim_remedy' }]);
}

/** What was repaired for a consumer has a longer guarantee, each piece once. */
export async function prolongGuarantee(
  tx: Transaction,
  { orderId, itemId, amount }: Claim,
  { legalDutiesOff }: StateContext['settings'],
): Promise<void> {
  const [order] = await tx.select().from(shopOrder).where(eq(shopOrder.id, orderId));
  if (order === undefined || isBusinessOrder(order)) return;
  if (!isDutyOn(legalDutiesOff, 'repairGuarantee', order.currency)) return;
  await tx
    .update(orderItem)
    .set({ repairedAmount: sql`least(${orderItem.amount}, ${orderItem.repairedAmount} + ${amount})` })
    .where(and(eq(orderItem.orderId, orderId), eq(orderItem.id, itemId)));
}
