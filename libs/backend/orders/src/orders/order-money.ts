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
  /**
   * What the gateway returned of it, and what the shop recorded as returned: sent back, or for withdrawals and claims, whose
   * money may be what the gateway returned.
   */
  returnedMinor: number;
  /** What accepted withdrawals and claims give back of what came: their states say whether it is back. */
  ofReturnsMinor: number;
  /** What credit notes took off its price. */
  creditedMinor: number;
  /** What is still to be sent to the shop's account. */
  owedMinor: number;
  /** What has not come of its price less credit notes, however it is paid. */
  missingMinor: number;
  /** Whether all of its products are taken back. */
  isReturned: boolean;
  /** What the shop has to return besides: of a cancelled order all that is left, else what was paid in addition or refunded. */
  refundDueMinor: number;
  /** The part of that which is returned at the gateway; the rest is returned as it came. */
  refunds: readonly GatewayRefund[];
}

/**
 * What of an order is still to be sent to the shop's account: its total less what credit notes took back and what came
 * already; nothing once it is paid or cancelled, and nothing of an order that is paid otherwise. Where a transfer is sent ahead, the order waits
 * for it as `new`; an invoice is paid in any state. Written out, as the next ones: it is also selected alone.
 */
export const owedMinor = sql<number>`(case
  when ("shop_order"."payment_type" = 'INVOICE' and "shop_order"."invoice_paid_at" is null
      and "shop_order"."status" <> 'cancelled')
    or ("shop_order"."payment_type" = 'BANK_TRANSFER' and "shop_order"."status" = 'new')
  then greatest(0, "shop_order"."total_minor" + coalesce((select sum(note.total_minor) from shop_document note
    where note.order_id = "shop_order"."id" and note.kind = 'creditNote'), 0)
    - coalesce((select sum(move.amount_minor) from money_move move where move.order_id = "shop_order"."id"), 0))
  else 0 end)`.mapWith(Number);

const creditedMinor = sql<number>`coalesce((select -sum(note.total_minor) from shop_document note
  where note.order_id = "shop_order"."id" and note.kind = 'creditNote'), 0)`.mapWith(Number);

/** What came past the gateway, and what the shop sent back. */
const movedInMinor = sql<number>`coalesce((select sum(move.amount_minor) from money_move move
  where move.order_id = "shop_order"."id" and move.amount_minor > 0), 0)`.mapWith(Number);
const movedBackMinor = sql<number>`coalesce((select -sum(move.amount_minor) from money_move move
  where move.order_id = "shop_order"."id" and move.amount_minor < 0), 0)`.mapWith(Number);

/** What the shop decided to return of an order that stands. */
const refundedMinor = sql<number>`coalesce((select sum(line.total_minor) from refund_line line
  where line.order_id = "shop_order"."id"), 0)`.mapWith(Number);

/** Credit notes of withdrawals and claims. */
const ofReturnsMinor = sql<number>`coalesce((select -sum(note.total_minor) from shop_document note
  where note.order_id = "shop_order"."id" and note.kind = 'creditNote' and exists (
    select from order_return r where r.order_id = note.order_id and r.subject = note.subject and r.cause <> 'refund')), 0)`.mapWith(
  Number,
);

/** Those whose money the staff have sent. */
const settledMinor = sql<number>`coalesce((select -sum(note.total_minor) from shop_document note
  where note.order_id = "shop_order"."id" and note.kind = 'creditNote' and exists (
    select from order_return r where r.order_id = note.order_id and r.subject = note.subject and r.is_settled)), 0)`.mapWith(
  Number,
);

/** Since it was last brought back to `new`: what was said before that was a mistake. */
const reachedStates = sql<string[]>`array(select reached.status from order_status_change reached
  where reached.order_id = "shop_order"."id" and reached.id > coalesce((select max(anew.id) from order_status_change anew
    where anew.order_id = "shop_order"."id" and anew.status = 'new'), 0))`;

/** Whether all of its products are taken back; gifts come with them. */
const isReturned = sql<boolean>`coalesce((select sum(r.amount) from order_return r
    where r.order_id = "shop_order"."id" and r.reduction_minor is null), 0) >= (select sum(item.amount) from order_item item
    where item.order_id = "shop_order"."id" and item.type = 'product')`;

/** What the database knows of it besides its payments at the gateway. */
interface Recorded {
  owedMinor: number;
  creditedMinor: number;
  ofReturnsMinor: number;
  settledMinor: number;
  movedInMinor: number;
  movedBackMinor: number;
  refundedMinor: number;
  /** Null for an order without products. */
  isReturned: boolean | null;
  /** States that it was brought to since it was last `new`. */
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

/** What the gateway returned of a payment. How much of a part nobody here knows, unless the shop has requested it. */
function returnedOf({ state, amountMinor, refundedMinor: requestedMinor }: PaymentRow): number {
  const isWhole = state === 'refunded' || (state === 'partiallyRefunded' && requestedMinor === 0);
  return isWhole ? amountMinor : Math.min(requestedMinor, amountMinor);
}

/** As much as is due, of what is left of these payments one after the other. */
function toRefunds(payments: readonly PaymentRow[], dueMinor: number): GatewayRefund[] {
  let leftMinor = dueMinor;
  return payments.flatMap((payment) => {
    const amountMinor = Math.min(leftMinor, payment.amountMinor - returnedOf(payment));
    leftMinor -= amountMinor;
    return amountMinor > 0 ? [{ payment, amountMinor }] : [];
  });
}

/** What was received, returned and is owed of an order: whoever says or returns something of it takes it from here. */
export function orderMoney(order: PayableOrder, payments: readonly PaymentRow[], recorded: Recorded): OrderMoney {
  const isReturned = recorded.isReturned === true;
  const isCancelled = order.status === 'cancelled';
  const received = payments.filter(({ state }) => isPaidState(state));
  const [surplus, awaited] = [received.filter(({ isSurplus }) => isSurplus), received.filter((row) => !row.isSurplus)];
  // Money that is recorded may be what the staff have said before.
  const saidMinor = awaited.length === 0 && wasPaidOtherwise(order, recorded.reached) ? order.totalMinor : 0;
  const { movedInMinor } = recorded;
  // What came to the last crown, less what was credited before, is exact; what the staff said is the whole price.
  const isAllMoved = movedInMinor > 0 && movedInMinor >= order.totalMinor - recorded.creditedMinor;
  const receivedMinor = sumOf(received) + (isAllMoved ? movedInMinor : Math.max(saidMinor, movedInMinor));
  const sentBackMinor = sumMinor(received.map(returnedOf)) + recorded.movedBackMinor;
  const returnedMinor = Math.min(receivedMinor, sentBackMinor + recorded.settledMinor);
  // What they took off a price that was not paid yet is nothing to give back.
  const paidForMinor = Math.max(0, receivedMinor - order.totalMinor + recorded.ofReturnsMinor);
  const ofReturnsMinor = Math.max(recorded.settledMinor, Math.min(recorded.ofReturnsMinor, paidForMinor));
  const keepsMinor = isCancelled ? ofReturnsMinor : Math.max(0, order.totalMinor - recorded.refundedMinor);
  const refundDueMinor = Math.max(0, receivedMinor - sentBackMinor - keepsMinor);
  const ofSurplus = toRefunds(surplus, refundDueMinor);
  // What came in addition past the gateway goes back past it.
  const leftMinor = refundDueMinor - sumMinor(ofSurplus.map(({ amountMinor }) => amountMinor));
  const promisedMinor = Math.max(0, recorded.refundedMinor - sumMinor(awaited.map(returnedOf)));
  return {
    receivedMinor,
    returnedMinor,
    ofReturnsMinor,
    creditedMinor: recorded.creditedMinor,
    // Before its invoice is issued, no credit note says that nothing is owed.
    owedMinor: isReturned ? 0 : recorded.owedMinor,
    missingMinor:
      isReturned || isCancelled ? 0 : Math.max(0, order.totalMinor - recorded.creditedMinor - receivedMinor),
    isReturned,
    refundDueMinor,
    refunds: [...ofSurplus, ...toRefunds(awaited, isCancelled ? leftMinor : Math.min(leftMinor, promisedMinor))],
  };
}

const nothingRecorded: Recorded = {
  owedMinor: 0,
  creditedMinor: 0,
  ofReturnsMinor: 0,
  settledMinor: 0,
  movedInMinor: 0,
  movedBackMinor: 0,
  refundedMinor: 0,
  isReturned: null,
  reached: [],
};

/** The money of orders, by order. */
export async function loadOrderMoney(
  db: Queryable,
  orders: readonly OrderRow[],
  payments: ReadonlyMap<string, readonly PaymentRow[]>,
): Promise<ReadonlyMap<string, OrderMoney>> {
  const ids = orders.map(({ id }) => id);
  const rows = await db
    .select({
      id: shopOrder.id,
      ...{ owedMinor, creditedMinor, ofReturnsMinor, settledMinor, movedInMinor, movedBackMinor, refundedMinor },
      isReturned,
      reached: reachedStates,
    })
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
