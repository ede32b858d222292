import { and, asc, eq, gte, inArray, lte, or } from 'drizzle-orm';
import { orderPayment } from './tables';
import { GatewayFailure } from './payment-gateway';
import type { PaymentState } from './payment-state';
import { settlePayment, type SettlingContext } from './settle-payment';

/** Of a payment that was started long ago is asked rarely: gateways end those that nobody pays. */
const maxIntervalMs = 60 * 60_000;
/** What was given up may still be paid on a page that is open: until gateways end payments, it is asked about now and then. */
const givenUpStates = ['cancelled', 'expired'] as const satisfies readonly PaymentState[];
const givenUpIntervalMs = 6 * 60 * 60_000;
const givenUpForMs = 14 * 24 * 60 * 60_000;
const batchSize = 20;

/**
 * Asks the gateway about payments of which it has not said anything: a notification may get lost, and the shopper may
 * never return, or pay after the order was cancelled or is paid otherwise. A gateway that does not answer is left alone
 * until the next pass.
 */
export async function checkPayments(ctx: SettlingContext): Promise<void> {
  const { db, now, log } = ctx;
  const due = await db
    .select()
    .from(orderPayment)
    .where(
      and(
        or(
          inArray(orderPayment.state, ['created', 'pending']),
          and(
            inArray(orderPayment.state, [...givenUpStates]),
            gte(orderPayment.createdAt, new Date(now().getTime() - givenUpForMs)),
          ),
        ),
        lte(orderPayment.nextCheckAt, now()),
      ),
    )
    .orderBy(asc(orderPayment.nextCheckAt))
    .limit(batchSize);
  for (const row of due) {
    const age = now().getTime() - row.createdAt.getTime();
    const isGivenUp = givenUpStates.some((state) => state === row.state);
    const nextCheckAt = new Date(now().getTime() + (isGivenUp ? givenUpIntervalMs : Math.min(age, maxIntervalMs)));
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
