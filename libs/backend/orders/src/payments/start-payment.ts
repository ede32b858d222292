import { randomUUID } from 'node:crypto';
import { paths } from '@vyloha/links';
import { and, eq } from 'drizzle-orm';
import { orderPayment } from './tables';
import { HttpError, type RequestContext } from '@vyloha/backend-kernel';
import { loadMoneyOf } from '../orders/order-money';
import type { OrderRow } from '../orders/placing/to-order-rows';
import { loadOrderPayments, lockOrderPayments } from './load-order-payment';
import { isPayable, type PaymentRow } from './order-payments';
import { GatewayFailure, type PaymentGateway, paymentGateway } from './payment-gateway';
import { isOpenState } from './payment-state';
import { settlePayment } from './settle-payment';

/** Longer than the gateway may take: after that, whoever started it has died. */
const startingMs = 15_000;
/** The gateway's notification comes earlier, unless it is lost. */
const firstCheckMs = 2 * 60_000;

/** Where the shopper pays. */
export interface StartedPayment {
  /** The gateway's. */
  id: string;
  redirectUrl: string;
}

function paymentUnavailable(): HttpError {
  return new HttpError(424, [{ key: 'paymentUnavailable', code: 'payment_unavailable' }]);
}

/** A payment that the shopper was sent to may have ended there. */
async function settleOpenPayment(ctx: RequestContext, orderId: string): Promise<void> {
  const { payments } = await loadOrderPayments(ctx.db, orderId);
  const open = payments.find(({ state }) => isOpenState(state));
  if (open !== undefined) await settlePayment(ctx, open);
}

type Claim = { order: OrderRow; started: PaymentRow } | { order: OrderRow; open: StartedPayment } | null;

/**
 * Reserves the start of a payment of what is missing: two tabs must not start two. One that was started before a part came
 * past the gateway is given up: it asks for too much.
 * @returns null when there is nothing to pay
 * @throws HttpError 409 while somebody else is starting one
 */
async function claimStart({ db, now }: RequestContext, orderId: string): Promise<Claim> {
  return db.transaction(async (tx) => {
    const { order, payments } = await lockOrderPayments(tx, orderId);
    const { missingMinor } = await loadMoneyOf(tx, { order, payments });
    if (!isPayable(order, payments) || missingMinor === 0) return null;
    const open = payments.find(({ state }) => isOpenState(state));
    if (open?.gatewayId != null && open.gatewayUrl !== null) {
      if (open.amountMinor === missingMinor || open.state === 'pending')
        return { order, open: { id: open.gatewayId, redirectUrl: open.gatewayUrl } };
      await tx.update(orderPayment).set({ state: 'cancelled' }).where(eq(orderPayment.id, open.id));
    } else if (open !== undefined) {
      if (now().getTime() - open.createdAt.getTime() < startingMs)
        throw new HttpError(409, [{ key: 'paymentStarting', code: 'payment_starting' }]);
      await tx.delete(orderPayment).where(eq(orderPayment.id, open.id));
    }
    const started: PaymentRow = {
      id: `op-${randomUUID()}`,
      orderId,
      methodId: order.paymentId,
      gatewayId: null,
      gatewayUrl: null,
      state: 'starting',
      isSurplus: false,
      refundedMinor: 0,
      returnedMinor: 0,
      amountMinor: missingMinor,
      currency: order.currency,
      createdAt: now(),
      nextCheckAt: new Date(now().getTime() + firstCheckMs),
    };
    await tx.insert(orderPayment).values(started);
    return { order, started };
  });
}

function createAtGateway(
  gateway: PaymentGateway,
  { settings, locale }: RequestContext,
  { order: { code, currency, name, email, phone }, started: { amountMinor } }: { order: OrderRow; started: PaymentRow },
) {
  const urlOf = (path: string) => new URL(path, settings.publicUrl).href;
  return gateway.createPayment({
    orderCode: code,
    amountMinor,
    currency,
    locale,
    payer: { name, email, phone },
    returnUrl: urlOf(paths.paymentCallback()),
    notificationUrl: urlOf(paths.paymentNotify()),
  });
}

async function startAtGateway(
  gateway: PaymentGateway,
  ctx: RequestContext,
  { order, started }: { order: OrderRow; started: PaymentRow },
): Promise<StartedPayment> {
  const isStarting = and(eq(orderPayment.id, started.id), eq(orderPayment.state, 'starting'));
  try {
    const { id, url } = await createAtGateway(gateway, ctx, { order, started });
    const stored = await ctx.db
      .update(orderPayment)
      .set({ gatewayId: id, gatewayUrl: url, state: 'created' })
      .where(isStarting)
      .returning({ id: orderPayment.id });
    // Nobody gets the page of a payment that the shop does not know.
    if (stored.length === 0) throw new GatewayFailure('the start of a payment took too long', null);
    return { id, redirectUrl: url };
  } catch (error) {
    await ctx.db.delete(orderPayment).where(isStarting);
    throw error;
  }
}

/**
 * Starts the payment of an order at the gateway, or continues the one that was started.
 * @returns null when there is nothing to pay
 * @throws HttpError 424 when the gateway does not answer: the order stays as it is, and can be paid later
 */
export async function startPayment(ctx: RequestContext, orderId: string): Promise<StartedPayment | null> {
  const { log } = ctx;
  const gateway = paymentGateway.of(ctx);
  if (gateway === null) throw paymentUnavailable();
  try {
    await settleOpenPayment(ctx, orderId);
    const claim = await claimStart(ctx, orderId);
    if (claim === null) return null;
    return 'open' in claim ? claim.open : await startAtGateway(gateway, ctx, claim);
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    log.error({ err: error }, 'a payment was not started');
    throw paymentUnavailable();
  }
}
