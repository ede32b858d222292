import { and, asc, eq, lte } from 'drizzle-orm';
import { HttpError } from '@vyloha/backend-kernel';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { toShopMails } from '../../orders/confirmation/to-order-mails';
import { shopOrder } from '../../orders/tables';
import { loadOrderPayments, lockOrderPayments } from '../load-order-payment';
import { GatewayFailure } from '../payment-gateway';
import type { SettlingContext } from '../settle-payment';
import { dueRefund, orderPayment } from '../tables';
import { refundOrder, settleAll } from './refund-order';

const batchSize = 20;
const minWaitMs = 60_000;
const maxWaitMs = 3_600_000;
/** After that the staff look after it. */
const maxAgeMs = 86_400_000;

type DueOrder = typeof shopOrder.$inferSelect & { requestedAt: Date };

/**
 * Whoever asked the gateway may have died before it answered. A payment that it returned nothing of can be asked for
 * again: a whole payment is returned once.
 */
async function forgetUnanswered({ db }: SettlingContext, orderId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { payments } = await lockOrderPayments(tx, orderId);
    for (const { id, state, amountMinor, refundedMinor, returnedMinor } of payments)
      if (state === 'paid' && returnedMinor === 0 && refundedMinor === amountMinor)
        await tx.update(orderPayment).set({ refundedMinor: 0 }).where(eq(orderPayment.id, id));
  });
}

/** Whether the gateway may return it later: it does not answer, or is broken. */
function isTemporary(error: unknown): boolean {
  return error instanceof GatewayFailure && (error.status === null || error.status >= 500);
}

/** Somebody else may have returned it meanwhile. */
async function isStillDue(ctx: SettlingContext, orderId: string): Promise<boolean> {
  try {
    await settleAll(ctx, orderId);
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
  }
  const { payments } = await loadOrderPayments(ctx.db, orderId);
  return payments.some(({ state }) => state === 'paid' || state === 'partiallyRefunded');
}

/** The staff are told, and the gateway is asked no more. */
async function handOver(ctx: SettlingContext, order: DueOrder): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const removed = await tx.delete(dueRefund).where(eq(dueRefund.orderId, order.id)).returning();
    const mails = toShopMails(order, ctx.settings, { kind: 'refundFailedCopy', at: ctx.now() });
    if (removed.length > 0 && mails.length > 0) await tx.insert(outboxMail).values(mails);
  });
  ctx.wakeJobs();
}

/** @returns whether the gateway is worth asking about another one */
async function returnRefund(ctx: SettlingContext, order: DueOrder): Promise<boolean> {
  const { id, code, requestedAt } = order;
  const age = ctx.now().getTime() - requestedAt.getTime();
  const isDue = eq(dueRefund.orderId, id);
  // Before the gateway is asked: whoever dies meanwhile is followed by another try.
  const runAfter = new Date(ctx.now().getTime() + Math.min(Math.max(age, minWaitMs), maxWaitMs));
  await ctx.db.update(dueRefund).set({ runAfter }).where(isDue);
  try {
    await settleAll(ctx, id);
    await forgetUnanswered(ctx, id);
    await refundOrder(ctx, id);
    ctx.wakeJobs();
  } catch (error) {
    if (!(error instanceof GatewayFailure) && !(error instanceof HttpError)) throw error;
    if (isTemporary(error) && age < maxAgeMs) {
      ctx.log.warn({ err: error, order: code }, 'the money of a cancelled order was not returned yet');
      return false;
    }
    if (await isStillDue(ctx, id)) {
      ctx.log.error({ err: error, order: code }, 'the money of a cancelled order was not returned: refund it');
      await handOver(ctx, order);
      return true;
    }
  }
  // Money that came meanwhile has its own time.
  await ctx.db.delete(dueRefund).where(and(isDue, eq(dueRefund.requestedAt, requestedAt)));
  return true;
}

/** Returns the money of orders that their shoppers cancelled, until the gateway has done so, refuses, or was silent for a day. */
export async function returnDueRefunds(ctx: SettlingContext): Promise<void> {
  const due = await ctx.db
    .select()
    .from(dueRefund)
    .innerJoin(shopOrder, eq(shopOrder.id, dueRefund.orderId))
    .where(lte(dueRefund.runAfter, ctx.now()))
    .orderBy(asc(dueRefund.runAfter))
    .limit(batchSize);
  for (const { shop_order: order, due_refund: row } of due)
    if (!(await returnRefund(ctx, { ...order, requestedAt: row.requestedAt }))) return;
}
