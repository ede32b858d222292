import { pickTranslation } from '@vyloha/contract';
import { fromMinor } from '@vyloha/money';
import { eq } from 'drizzle-orm';
import type { Queryable, RequestContext } from '@vyloha/backend-kernel';
import { orderStatusChange } from '@vyloha/backend-orders/tables';
import { type OrderRow, isBusinessOrder } from '@vyloha/backend-orders';
import { type Day, toZonedIso } from '@vyloha/backend-shop';
import { loadOrderWithdrawals, remainingAmount, toWireWithdrawal } from './load-withdrawals';
import { isPastDeadline, withdrawalDeadline } from './withdrawal-deadline';
import type { WireWithdrawalOrder } from './withdrawal-schema';

/** Why nobody can withdraw from an order: only consumers may, and only from a contract that there is. */
export function withdrawalRefusal(order: OrderRow): WireWithdrawalOrder['refusal'] {
  if (isBusinessOrder(order)) return 'business';
  return order.status === 'cancelled' ? 'cancelled' : null;
}

export async function loadDeadline(db: Queryable, order: OrderRow): Promise<Day | null> {
  const changes = await db.select().from(orderStatusChange).where(eq(orderStatusChange.orderId, order.id));
  return withdrawalDeadline(order, changes);
}

/** What there is to withdraw from, and what somebody has withdrawn from already. */
export async function loadWithdrawalOrder(
  { db, locale, now }: Pick<RequestContext, 'db' | 'locale' | 'now'>,
  orderId: string,
): Promise<WireWithdrawalOrder> {
  const found = await loadOrderWithdrawals(db, orderId);
  const { order, lines, withdrawals } = found;
  const deadline = await loadDeadline(db, order);
  return {
    code: order.code,
    createdAt: toZonedIso(order.createdAt),
    refusal: withdrawalRefusal(order),
    deadline,
    isLate: isPastDeadline(deadline, now()),
    items: lines.map((line) => ({
      id: line.id,
      unit: line.unit,
      amount: line.amount,
      name: pickTranslation(line.variantFullname, locale),
      remaining: remainingAmount(line, withdrawals),
      product: {
        name: pickTranslation(line.productName, locale),
        brandName: line.brandName,
        categoryFullname: pickTranslation(line.categoryFullname, locale),
      },
      variant: { id: line.variantId, name: pickTranslation(line.variantName, locale) },
      prices: { unitWithTax: fromMinor(line.unitMinor) },
    })),
    withdrawals: withdrawals.map((stored) => toWireWithdrawal(stored, found, locale)),
  };
}
