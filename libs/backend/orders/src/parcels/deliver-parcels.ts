import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '@vyloha/backend-kernel';
import { orderParcel } from './tables';

/** Call it in the transaction that brings an order to `delivered`: so are its parcels that were under way. */
export async function deliverParcels(tx: Transaction, orderId: string): Promise<void> {
  const isUnderWay = inArray(orderParcel.state, ['sent', 'ready']);
  await tx
    .update(orderParcel)
    .set({ state: 'delivered' })
    .where(and(eq(orderParcel.orderId, orderId), isUnderWay));
}
