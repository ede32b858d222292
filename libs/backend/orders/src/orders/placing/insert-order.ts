import { eq, sql, type WithSubquery } from 'drizzle-orm';
import type { Transaction } from '@vyloha/backend-kernel';
import { cart } from '@vyloha/backend-cart/tables';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { nextOfYearWithin } from '@vyloha/backend-shop';
import { orderAttempt, orderDiscount, orderItem, shopOrder, stockMove } from '../tables';
import { enqueueDocuments } from '../enqueue-documents';
import { hasNothingToPay } from '../nothing-to-pay';
import { isOpenAttempt } from './order-attempts';
import type { OrderRows } from './to-order-rows';

interface Accompanying {
  moves: (typeof stockMove.$inferInsert)[];
  mails: (typeof outboxMail.$inferInsert)[];
  /** Of the attempt that the order completes; null where there is none. */
  attemptKey: string | null;
}

/**
 * Inserts the order with its lines, its mails and what it takes from stock, closes its cart and completes its attempt, in one
 * statement, which also gives it the next code of the year, `YYYY` and six digits: other orders wait for the counter, so as short as can
 * be. One with nothing to pay gets the documents of a paid order.
 * @returns the rows as they are stored
 */
export async function insertOrder(
  tx: Transaction,
  { order, items, discounts }: OrderRows,
  { moves, mails, attemptKey }: Accompanying,
): Promise<OrderRows> {
  const { counter, number } = nextOfYearWithin(tx, 'order', order.createdAt);
  const placed = tx
    .insert(shopOrder)
    .values({ ...order, code: number })
    .returning({ code: shopOrder.code });
  const closed = tx
    .update(cart)
    .set({ status: 'placed', updatedAt: order.createdAt })
    .where(eq(cart.id, order.cartId))
    .returning({ id: cart.id });
  const mailed = tx.insert(outboxMail).values(mails).returning({ id: outboxMail.id });
  const steps: WithSubquery[] = [
    counter,
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
  if (attemptKey !== null) {
    const attempt = tx.update(orderAttempt).set({ orderId: order.id }).where(isOpenAttempt(attemptKey));
    steps.push(tx.$with('attempted').as(attempt.returning({ orderId: orderAttempt.orderId })));
  }
  const [stored] = await tx
    .with(...steps)
    .insert(orderItem)
    .values(items)
    .returning({ code: sql<string>`(select "code" from "placed")` });
  if (stored === undefined) throw new Error(`the order ${order.id} has no lines`);
  if (hasNothingToPay(order)) await enqueueDocuments(tx, order.id, 'paid');
  return { order: { ...order, code: stored.code }, items, discounts };
}
