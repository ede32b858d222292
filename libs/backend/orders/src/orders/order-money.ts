import { sumMinor } from '@vyloha/money';
import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '@vyloha/backend-kernel';
import { shopOrder } from './tables';
import type { PaymentRow } from '../payments/order-payments';
import { isPaidState } from '../payments/payment-state';
import type { OrderRow } from './placing/to-order-rows';

/** What of its money the gateway can return. */
export interface GatewayRefund {
  payment: PaymentRow;
  amountMinor: number;
}

/** The money of an order, in minor units of its currency. */
export interface OrderMoney {
  /** What came in, at the gateway and otherwise. */
  receivedMinor: number;
  /** What the gateway returned of it, and what the shop recorded as returned for withdrawals and claims. */
  returnedMinor: number;
  /** What is still to be sent to the shop's account. */
  owedMinor: number;
  /** Whether all of its products are taken back. */
  isReturned: boolean;
  /** What the shop has to return: of a cancelled order all that is left, else what was paid in addition. */
  refundDueMinor: number;
  /** The part of that which is returned at the gateway; the rest is returned as it came. */
  refunds: readonly GatewayRefund[];
}

/**
 * What of an order is still to be sent to the shop's account: its total less what credit notes took back; nothing once it
 * is paid or cancelled, and nothing of an order that is paid otherwise. Where a transfer is sent ahead, the order waits
 * for it as `new`; an invoice is paid in any state. Written out, as the next ones: it is also selected alone.
 */
export const owedMinor = sql<number>`(case
  when ("shop_order"."payment_type" = 'INVOICE' and "shop_order"."invoice_paid_at" is null
      and "shop_order"."status" <> 'cancelled')
    or ("shop_order"."payment_type" = 'BANK_TRANSFER' and "shop_order"."status" = 'new')
  then greatest(0, "shop_order"."total_minor" + coalesce((select sum(note.total_minor) from shop_document note
    where note.order_id = "shop_order"."id" and note.kind = 'creditNote'), 0))
  else 0 end)`.mapWith(Number);

/** Credit notes of returns whose money the staff have sent. */
const settledMinor = sql<number>`coalesce((select -sum(note.total_minor) from shop_document note
  where note.order_id = "shop_order"."id" and note.kind = 'creditNote' and exists (
    select from order_return r where r.order_id = note.order_id and r.subject = note.subject and r.is_settled)), 0)`.mapWith(
  Number,
);

const reachedStates = sql<string[]>`array(select reached.status from order_status_change reached
  where reached.order_id = "shop_order"."id")`;

/** Whether all of its products are taken back; gifts come with them. */
const isReturned = sql<boolean>`coalesce((select sum(r.amount) from order_return r
    where r.order_id = "shop_order"."id" and r.reduction_minor is null), 0) >= (select sum(item.amount) from order_item item
    where item.order_id = "shop_order"."id" and item.type = 'product')`;

/** What the database knows of it besides its payments at the gateway. */
interface Recorded {
  owedMinor: number;
  settledMinor: number;
  /** Null for an order without products. */
  isReturned: boolean | null;
  /** States that it was brought to. */
  reached: readonly string[];
}

type PayableOrder = Pick<OrderRow, 'status' | 'paymentType' | 'totalMinor' | 'invoicePaidAt'>;

/** An order that is paid ahead is not prepared before. */
const paidAheadStates = ['paid', 'processing', 'shipped', 'ready', 'delivered'];
const paidOnDeliveryStates = ['paid', 'delivered'];

/** Whether the money came without the gateway: the staff said so, or went on with the order. */
function wasPaidOtherwise({ status, paymentType, invoicePaidAt }: PayableOrder, reached: readonly string[]): boolean {
  if (paymentType === 'INVOICE') return invoicePaidAt !== null;
  const paidStates = paymentType === 'CASH_ON_DELIVERY' ? paidOnDeliveryStates : paidAheadStates;
  return [...reached, status].some((state) => paidStates.includes(state));
}

const sumOf = (payments: readonly PaymentRow[]) => sumMinor(payments.map(({ amountMinor }) => amountMinor));

/** As much as is due, of these payments one after the other. */
function toRefunds(payments: readonly PaymentRow[], dueMinor: number): GatewayRefund[] {
  let leftMinor = dueMinor;
  return payments.flatMap((payment) => {
    const amountMinor = Math.min(leftMinor, payment.amountMinor);
    leftMinor -= amountMinor;
    return amountMinor > 0 ? [{ payment, amountMinor }] : [];
  });
}

/** What was received, returned and is owed of an order: whoever says or returns something of it takes it from here. */
export function orderMoney(order: PayableOrder, payments: readonly PaymentRow[], recorded: Recorded): OrderMoney {
  const { settledMinor, reached } = recorded;
  const isReturned = recorded.isReturned === true;
  const isCancelled = order.status === 'cancelled';
  const received = payments.filter(({ state }) => isPaidState(state));
  const isPaidAtGateway = received.some(({ isSurplus }) => !isSurplus);
  const otherwiseMinor = !isPaidAtGateway && wasPaidOtherwise(order, reached) ? order.totalMinor : 0;
  const receivedMinor = sumOf(received) + otherwiseMinor;
  // How much was returned of a part nobody here knows: whoever returned it decides about the rest.
  const returnedMinor = sumOf(received.filter(({ state }) => state !== 'paid')) + settledMinor;
  const kept = received.filter(({ state }) => state === 'paid');
  const refundable = isCancelled ? kept : kept.filter(({ isSurplus }) => isSurplus);
  const refundDueMinor = isCancelled ? Math.max(0, receivedMinor - returnedMinor) : sumOf(refundable);
  return {
    receivedMinor,
    returnedMinor,
    // Before its invoice is issued, no credit note says that nothing is owed.
    owedMinor: isReturned ? 0 : recorded.owedMinor,
    isReturned,
    refundDueMinor,
    refunds: toRefunds(refundable, refundDueMinor),
  };
}

const nothingRecorded: Recorded = { owedMinor: 0, settledMinor: 0, isReturned: null, reached: [] };

/** The money of orders, by order. */
export async function loadOrderMoney(
  db: Queryable,
  orders: readonly OrderRow[],
  payments: ReadonlyMap<string, readonly PaymentRow[]>,
): Promise<ReadonlyMap<string, OrderMoney>> {
  const ids = orders.map(({ id }) => id);
  const rows = await db
    .select({ id: shopOrder.id, owedMinor, settledMinor, isReturned, reached: reachedStates })
    .from(shopOrder)
    .where(inArray(shopOrder.id, ids));
  const recorded = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    orders.map((order) => {
      const { id } = order;
      return [id, orderMoney(order, payments.get(id) ?? [], recorded.get(id) ?? nothingRecorded)];
    }),
  );
}

/** The money of one order. */
export async function loadMoneyOf(
  db: Queryable,
  { order, payments }: { order: OrderRow; payments: readonly PaymentRow[] },
): Promise<OrderMoney> {
  const found = (await loadOrderMoney(db, [order], new Map([[order.id, payments]]))).get(order.id);
  return found ?? orderMoney(order, payments, nothingRecorded);
}
