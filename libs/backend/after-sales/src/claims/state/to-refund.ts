import { toMinor } from '@vyloha/money';
import { eq } from 'drizzle-orm';
import { HttpError, type Transaction } from '@vyloha/backend-kernel';
import { refuseCancelledOrder } from '../../order-cancelled';
import { type warrantyClaim } from '../tables';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { leftOfLine, loadUnpromisedParts, withItems } from '@vyloha/backend-orders';
import { formatPrice, loadShopData } from '@vyloha/backend-shop';

type Claim = typeof warrantyClaim.$inferSelect;

/** What the claimed line still costs after discounts, and what was given back or will be; locks its order. */
async function loadLeft(tx: Transaction, { orderId, itemId }: Claim) {
  const [order] = await withItems(tx, await tx.select().from(shopOrder).where(eq(shopOrder.id, orderId)).for('update'));
  if (order === undefined) throw new Error(`order ${orderId} is gone`);
  const { settings } = await loadShopData(tx);
  const leftMinor = leftOfLine(await loadUnpromisedParts(tx, order), itemId);
  return { leftMinor, price: formatPrice(leftMinor, order.order.currency, settings) };
}

/**
 * What an accepted claim pays back: all of the claimed pieces, an amount of their price, or nothing.
 * @throws HttpError 422 without an amount for a discount, for more than the line costs, and for money of a cancelled order
 */
export async function toRefund(
  tx: Transaction,
  claim: Claim,
  refund: number | null,
): Promise<Pick<Claim, 'isRefunded' | 'refundMinor'>> {
  if (refund === null) {
    if (claim.solution === 'refund') await refuseCancelledOrder(tx, claim.orderId, 'claimOrderCancelled');
    if (claim.solution !== 'discount') return { isRefunded: claim.solution === 'refund', refundMinor: null };
    throw new HttpError(422, [{ key: 'claimRefundRequired', field: 'refund', code: 'refund_required' }]);
  }
  if (refund === 0) return { isRefunded: false, refundMinor: null };
  await refuseCancelledOrder(tx, claim.orderId, 'claimOrderCancelled');
  const refundMinor = toMinor(refund);
  const { leftMinor, price } = await loadLeft(tx, claim);
  if (refundMinor > leftMinor) {
    throw new HttpError(422, [
      { key: 'claimRefundTooMuch', values: { price }, field: 'refund', code: 'refund_amount' },
    ]);
  }
  return { isRefunded: false, refundMinor };
}
