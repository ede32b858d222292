import { eq } from 'drizzle-orm';
import { orderPayment } from './tables';
import { loadMoneyOf } from '../orders/order-money';
import type { RequestContext } from '@vyloha/backend-kernel';
import { lockOrderPayments } from './load-order-payment';
import type { PaymentRow } from './order-payments';
import { GatewayFailure, type GatewayPayment, paymentGateway } from './payment-gateway';
import { isPaidState, nextPaymentState, type PaymentState } from './payment-state';
import { receiveMoney, type Receipt } from './receive-money';
import { noteReturned } from './refunds/note-returned';

export interface SettlingContext extends Pick<RequestContext, 'db' | 'services' | 'now' | 'wakeJobs'> {
  settings: Pick<RequestContext['settings'], 'legalDutiesOff' | 'orderCopyTo'>;
  log: Pick<RequestContext['log'], 'error' | 'warn'>;
}

/** Whether the gateway speaks of the payment that the shop started. */
function isSamePayment(row: PaymentRow, code: string, reported: GatewayPayment): boolean {
  const { id, amountMinor, currency, orderCode } = reported;
  return id === row.gatewayId && amountMinor === row.amountMinor && currency === row.currency && orderCode === code;
}

/** Changes the state of a payment with its consequences, once, however often and in whatever order it is reported. */
async function applyState(
  { db, settings, now }: SettlingContext,
  row: PaymentRow,
  reported: GatewayPayment | null,
): Promise<{ state: PaymentState; receipt: Receipt | null; code: string }> {
  return db.transaction(async (tx) => {
    const { order, payments } = await lockOrderPayments(tx, row.orderId);
    const current = payments.find(({ id }) => id === row.id);
    if (current === undefined) throw new GatewayFailure('the payment was replaced by another one', null);
    if (reported !== null && !isSamePayment(current, order.code, reported))
      throw new GatewayFailure(`the gateway has another payment ${reported.id}`, null);
    // One that the gateway does not know cannot be paid there.
    const state = nextPaymentState(current.state, reported?.state ?? 'failed');
    if (state === current.state) return { state, receipt: null, code: order.code };
    await tx.update(orderPayment).set({ state }).where(eq(orderPayment.id, row.id));
    if (state === 'refunded') await noteReturned(tx, { order, payments }, current, current.amountMinor, now());
    const isNewMoney = isPaidState(state) && state !== 'refunded' && !isPaidState(current.state);
    if (!isNewMoney) return { state, receipt: null, code: order.code };
    const before = await loadMoneyOf(tx, { order, payments });
    const receipt = await receiveMoney({ tx, order, payment: current, settings, now: now() }, before);
    return { state, receipt, code: order.code };
  });
}

/**
 * Asks the gateway what became of a payment and books it. Whoever announces a change is not believed: a notification,
 * a return and the shop's own checks all end here.
 * @throws GatewayFailure when the gateway does not say
 */
export async function settlePayment(ctx: SettlingContext, row: PaymentRow): Promise<PaymentState> {
  const { log, wakeJobs } = ctx;
  const gateway = paymentGateway.of(ctx);
  if (row.gatewayId === null) return row.state;
  if (gateway === null) throw new GatewayFailure('no gateway is set', null);
  const reported = await gateway.findPayment(row.gatewayId);
  if (reported === null) log.error({ payment: row.gatewayId }, 'the gateway does not know a payment');
  const { state, receipt, code } = await applyState(ctx, row, reported);
  if (receipt === 'surplus') log.error({ order: code }, 'an order that is paid otherwise was paid again: refund it');
  if (receipt === 'refundDue') log.warn({ order: code }, 'a cancelled order was paid: refund it');
  if (receipt !== null) wakeJobs();
  return state;
}
