import { and, eq, lt, or, type SQL } from 'drizzle-orm';
import type { ShopSettings } from '@vyloha/backend-shop';
import { isToBePaid } from '../orders/nothing-to-pay';
import { shopOrder } from '../orders/tables';

const millisecondsPerDay = 86_400_000;

/** The condition of orders that wait for their money for longer than so many days, by how they are paid. */
export function isUnpaidFor(days: ShopSettings['cancelUnpaidAfterDays'], now: Date): SQL | undefined {
  const ofKinds = (['ONLINE', 'BANK_TRANSFER'] as const).flatMap((kind) => {
    const limit = days[kind];
    if (limit === undefined) return [];
    const before = new Date(now.getTime() - limit * millisecondsPerDay);
    return [and(eq(shopOrder.paymentType, kind), lt(shopOrder.createdAt, before))];
  });
  // No kind: no order.
  return and(eq(shopOrder.status, 'new'), isToBePaid, or(...ofKinds) ?? eq(shopOrder.id, ''));
}
