import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { HttpError, type HttpErrorReason, type StateContext, type Transaction } from '@vyloha/backend-kernel';
import { shipper } from '@vyloha/backend-shop/tables';
import { changeOrderStatus } from '../orders/status/change-order-status';
import type { OrderItemRow, OrderRow } from '../orders/placing/to-order-rows';
import { loadMoneyOf } from '../orders/order-money';
import { loadOrderPayments } from '../payments/load-order-payment';
import { listUnsent, type ParcelRow } from './load-parcels';
import { lockParcels } from './lock-parcels';
import { enqueueParcelMail } from './mail/enqueue-parcel-mail';
import { orderParcel, type ParcelItem } from './tables';
import { toTrackingUrl } from './tracking-url';

export interface NewParcel {
  /** Of the order. */
  code: string;
  trackingNumber: string | null;
  /** Code of a shipper; null for that of the order. */
  carrier: string | null;
  /** Lines of the order by their number from 1; null for all that is in no parcel yet. */
  lines: readonly { number: number; amount: number }[] | null;
}

const invalid = (key: HttpErrorReason['key'], field: string) => new HttpError(422, [{ key, field, code: 'parcel' }]);

/** What is collected at a branch is in no parcel, unless a carrier is named. @throws HttpError 422 */
async function findCarrier(tx: Transaction, order: OrderRow, code: string | null) {
  const isWanted = code === null ? eq(shipper.id, order.shipperId) : eq(shipper.code, code);
  const [found] = await tx
    .select()
    .from(shipper)
    .where(and(isWanted, ne(shipper.type, 'PERSONAL')));
  if (found !== undefined) return { carrierCode: found.code, carrierName: found.name, pattern: found.trackingUrl };
  // The shop may have no such shipper any more.
  if (code === null && order.shipperType !== 'PERSONAL')
    return { carrierCode: order.shipperCode, carrierName: order.shipperName, pattern: null };
  throw invalid('parcelCarrierUnknown', 'carrier');
}

/** @throws HttpError 422 for lines that the order has not, and for more than is left of them */
function toItems(
  lines: NewParcel['lines'],
  items: readonly OrderItemRow[],
  unsent: readonly ParcelItem[],
): readonly ParcelItem[] {
  if (unsent.length === 0) throw invalid('parcelNothingLeft', 'lines');
  if (lines === null) return unsent;
  if (new Set(lines.map(({ number }) => number)).size < lines.length) throw invalid('parcelLineUnknown', 'lines');
  return lines.map(({ number, amount }, index) => {
    const item = items[number - 1];
    if (item === undefined) throw invalid('parcelLineUnknown', `lines.${index}.number`);
    const left = unsent.find(({ itemId }) => itemId === item.id)?.amount ?? 0;
    if (amount > left) throw invalid('parcelTooMuch', `lines.${index}.amount`);
    return { itemId: item.id, amount };
  });
}

/** To send an order that is paid ahead is to say that it is paid. @throws HttpError 422 while its money has not come */
async function requirePaid(tx: Transaction, order: OrderRow): Promise<void> {
  if (order.status !== 'new' || (order.paymentType !== 'BANK_TRANSFER' && order.paymentType !== 'ONLINE')) return;
  const { missingMinor } = await loadMoneyOf(tx, await loadOrderPayments(tx, order.id));
  if (missingMinor > 0) throw invalid('parcelNotPaid', 'code');
}

/** A parcel of the same number is the same one: whoever adds it twice has it once. */
function findSame(parcels: readonly ParcelRow[], trackingNumber: string | null): ParcelRow | undefined {
  return trackingNumber === null
    ? undefined
    : parcels.find((parcel) => parcel.trackingNumber === trackingNumber && parcel.state !== 'returned');
}

/**
 * Records what was handed to a carrier, and tells the customer: of the last of its products by bringing the order to
 * `shipped`, else by a mail about the parcel.
 * @returns its number within the order, and how many pieces are in no parcel yet
 * @throws HttpError 404, 422 for a cancelled order and for what is not left of it
 */
export async function addParcel(ctx: StateContext, parcel: NewParcel): Promise<{ number: number; left: number }> {
  const { now, wakeJobs } = ctx;
  const result = await ctx.db.transaction(async (tx) => {
    const { order, items, parcels } = await lockParcels(tx, parcel.code);
    const leftOf = (rows: readonly ParcelRow[]) => listUnsent(items, rows).reduce((sum, { amount }) => sum + amount, 0);
    const same = findSame(parcels, parcel.trackingNumber);
    if (same !== undefined) return { number: same.position, left: leftOf(parcels) };
    if (order.status === 'cancelled')
      throw new HttpError(422, [{ key: 'orderIsOver', field: 'code', code: 'order_over' }]);
    await requirePaid(tx, order);
    const { pattern, ...carrier } = await findCarrier(tx, order, parcel.carrier);
    const { trackingNumber } = parcel;
    const row = {
      ...carrier,
      id: randomUUID(),
      orderId: order.id,
      position: Math.max(0, ...parcels.map(({ position }) => position)) + 1,
      trackingNumber,
      trackingUrl: toTrackingUrl(pattern, trackingNumber),
      state: 'sent' as const,
      items: [...toItems(parcel.lines, items, listUnsent(items, parcels))],
      createdAt: now(),
    };
    await tx.insert(orderParcel).values(row);
    const left = leftOf([...parcels, row]);
    const isLast = left === 0 && ['new', 'paid', 'processing'].includes(order.status);
    if (isLast) await changeOrderStatus({ ...ctx, db: tx }, { code: order.code, status: 'shipped' });
    // What was to be picked up has no mail of being shipped; what is delivered is on no way any more.
    const hasOrderMail = isLast && order.shipperType !== 'PERSONAL';
    if (!hasOrderMail && order.status !== 'delivered')
      await enqueueParcelMail(tx, { parcelId: row.id, email: order.email }, now());
    return { number: row.position, left };
  });
  wakeJobs();
  return result;
}
