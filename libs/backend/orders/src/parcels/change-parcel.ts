import { eq } from 'drizzle-orm';
import { HttpError, type RequestContext, type StateContext, notFound } from '@vyloha/backend-kernel';
import { changeOrderStatus } from '../orders/status/change-order-status';
import { listUnsent, type ParcelRow } from './load-parcels';
import { lockParcels, type OrderWithParcels } from './lock-parcels';
import { canFollow, type ParcelState } from './parcel-states';
import { orderParcel } from './tables';

/** @throws HttpError 404 */
function requireParcel({ parcels }: OrderWithParcels, number: number): ParcelRow {
  const found = parcels.find(({ position }) => position === number);
  if (found === undefined) throw notFound();
  return found;
}

/** The state that an order comes to with its parcels: when all of its products are there. */
function toOrderStatus({ order, items, parcels }: OrderWithParcels): 'ready' | 'delivered' | null {
  const underWay = parcels.filter(({ state }) => state !== 'returned');
  if (order.status === 'delivered' || order.status === 'cancelled' || listUnsent(items, parcels).length > 0)
    return null;
  if (underWay.every(({ state }) => state === 'delivered')) return 'delivered';
  const isReady = underWay.every(({ state }) => state === 'ready' || state === 'delivered');
  return isReady && order.status !== 'ready' ? 'ready' : null;
}

/**
 * Brings a parcel to its next state, and the order with its last parcel. The same state again changes nothing.
 * @throws HttpError 404, 422 for a state that does not follow
 */
export async function changeParcelState(
  ctx: StateContext,
  code: string,
  { number, state }: { number: number; state: ParcelState },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const locked = await lockParcels(tx, code);
    const parcel = requireParcel(locked, number);
    if (parcel.state === state) return;
    if (!canFollow(parcel.state, state))
      throw new HttpError(422, [{ key: 'parcelStateNotNext', field: 'state', code: 'parcel_state' }]);
    await tx.update(orderParcel).set({ state }).where(eq(orderParcel.id, parcel.id));
    const parcels = locked.parcels.map((other) => (other === parcel ? { ...other, state } : other));
    const status = toOrderStatus({ ...locked, parcels });
    if (status !== null) await changeOrderStatus({ ...ctx, db: tx }, { code, status });
  });
  ctx.wakeJobs();
}

/** Removes what was never handed over, such as a parcel with a mistyped number; the order keeps its state. @throws HttpError 404 */
export async function removeParcel({ db }: Pick<RequestContext, 'db'>, code: string, number: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { id } = requireParcel(await lockParcels(tx, code), number);
    await tx.delete(orderParcel).where(eq(orderParcel.id, id));
  });
}
