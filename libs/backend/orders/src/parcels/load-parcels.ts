import { asc, inArray } from 'drizzle-orm';
import { type Queryable, groupBy } from '@vyloha/backend-kernel';
import type { OrderItemRow } from '../orders/placing/to-order-rows';
import { orderParcel, type ParcelItem } from './tables';

export type ParcelRow = typeof orderParcel.$inferSelect;

/** Parcels by order, in their order. */
export async function loadParcels(db: Queryable, orderIds: readonly string[]): Promise<Map<string, ParcelRow[]>> {
  const rows = await db
    .select()
    .from(orderParcel)
    .where(inArray(orderParcel.orderId, [...orderIds]))
    .orderBy(asc(orderParcel.position));
  return groupBy(rows, ({ orderId }) => orderId);
}

/** What is in no parcel yet; one that came back without having been taken over is sent again. */
export function listUnsent(items: readonly OrderItemRow[], parcels: readonly ParcelRow[]): ParcelItem[] {
  const sent = parcels.filter(({ state }) => state !== 'returned').flatMap((parcel) => parcel.items);
  return items.flatMap(({ id: itemId, amount }) => {
    const ofLine = sent.filter((item) => item.itemId === itemId).reduce((sum, item) => sum + item.amount, 0);
    return amount > ofLine ? [{ itemId, amount: amount - ofLine }] : [];
  });
}
