import { eq, type WithSubquery } from 'drizzle-orm';
import type { Transaction } from '@vyloha/backend-kernel';
import { cart } from '@vyloha/backend-cart/tables';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { orderDiscount, orderItem, shopOrder, stockMove } from '../tables';
import { enqueueDocuments } from '../enqueue-documents';
import { hasNothingToPay } from '../nothing-to-pay';
import type { OrderRows } from './to-order-rows';

/**
 * Inserts the order with its lines, its mails and what it takes from stock, and closes its cart, in one statement. One with
 * nothing to pay gets the documents of a paid order.
 */
export async function insertOrder(
  tx: Transaction,
  { order, items, discounts }: OrderRows,
  { moves, mails }: { moves: (typeof stockMove.$inferInsert)[]; mails: (typeof outboxMail.$inferInsert)[] },
): Promise<void> {
  const placed = tx.insert(shopOrder).values(order).returning({ id: shopOrder.id });
  const closed = tx
    .update(cart)
    .set({ status: 'placed', updatedAt: order.createdAt })
    .where(eq(cart.id, order.cartId))
    .returning({ id: cart.id });
  const mailed = tx.insert(outboxMail).values(mails).returning({ id: outboxMail.id });
  const steps: WithSubquery[] = [
    tx.$with('placed').as(placed),
    tx.$with('closed').as(closed),
    tx.$with('mailed').as(mailed),
  ];
  if (moves.length > 0) {
    const moved = tx.insert(stockMove).values(moves).returning({ id: stockMove.id });
    steps.push(tx.$with('moved').as(moved));
  }
  if (discounts.length > 0) {
    const discounted = tx.insert(orderDiscount).values(discounts).returning({ orderId: orderDiscount.orderId });
    steps.push(tx.$with('discounted').as(discounted));
  }
  await tx
    .with(...steps)
    .insert(orderItem)
    .values(items);
  if (hasNothingToPay(order)) await enqueueDocuments(tx, order.id, 'paid');
}
