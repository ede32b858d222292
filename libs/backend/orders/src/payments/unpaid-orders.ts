import type { Queryable } from '@vyloha/backend-kernel';
import { and, eq, lt, notExists, or, type SQL } from 'drizzle-orm';
import type { ShopSettings } from '@vyloha/backend-shop';
import { isToBePaid } from '../orders/nothing-to-pay';
import { shopOrder } from '../orders/tables';
import { moneyMove } from './tables';

const millisecondsPerDay = 86_400_000;

/** The condition of orders of which no money has come for longer than so many days, by how they are paid. */
export function isUnpaidFor(db: Queryable, days: ShopSettings['cancelUnpaidAfterDays'], now: Date): SQL | undefined {
  const ofKinds = (['ONLINE', 'BANK_TRANSFER'] as const).flatMap((kind) => {
    const limit = days[kind];
    if (limit === undefined) return [];
    const before = new Date(now.getTime() - limit * millisecondsPerDay);
    return [and(eq(shopOrder.paymentType, kind), lt(shopOrder.createdAt, before))];
  });
  // The staff look after one of which a part has come.
  const part = db.select({ id: moneyMove.id }).from(moneyMove).where(eq(moneyMove.orderId, shopOrder.id));
  // No kind: no order.
  return and(notExists(part), eq(shopOrder.status, 'new'), isToBePaid, or(...ofKinds) ?? eq(shopOrder.id, ''));
}
