import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { orderPayment } from './tables';
import { GatewayFailure } from './payment-gateway';
import { settlePayment, type SettlingContext } from './settle-payment';

/** Of a payment that was started long ago is asked rarely: gateways end those that nobody pays. */
const maxIntervalMs = 60 * 60_000;
const batchSize = 20;

/**
 * Asks the gateway about payments of which it has not said anything: a notification may get lost, and the shopper may
 * never return. A gateway that does not answer is left alone until the next pass.
 */
export async function checkPayments(ctx: SettlingContext): Promise<void> {
  const { db, now, log } = ctx;
  const due = await db
    .select()
    .from(orderPayment)
    .where(and(inArray(orderPayment.state, ['created', 'pending']), lte(orderPayment.nextCheckAt, now())))
    .orderBy(asc(orderPayment.nextCheckAt))
    .limit(batchSize);
  for (const row of due) {
    const age = now().getTime() - row.createdAt.getTime();
    const nextCheckAt = new Date(now().getTime() + Math.min(age, maxIntervalMs));
    await db.update(orderPayment).set({ nextCheckAt }).where(eq(orderPayment.id, row.id));
    try {
      await settlePayment(ctx, row);
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error;
      log.warn({ err: error }, 'a payment was not checked');
      if (error.status === null) return;
    }
  }
}
