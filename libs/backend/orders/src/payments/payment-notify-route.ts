import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { orderPayment } from './tables';
import { HttpError, dataSchema, defineRoute, enforceRateLimits, notFound } from '@vyloha/backend-kernel';
import { paymentLimits } from './limits';
import { GatewayFailure } from './payment-gateway';
import { settlePayment } from './settle-payment';

const maxIdLength = 100;

/**
 * The gateway only says that something happened to a payment, and anybody can say so: what happened is asked from the
 * gateway itself. The response tells nothing about the order.
 */
export const paymentNotifyRoute = defineRoute({
  method: 'POST',
  url: '/store/api/v1/payments/notify',
  summary: 'Notice that a payment at the gateway changed; repeating it changes nothing',
  access: 'anyone',
  body: v.object({
    id: v.pipe(v.string(), v.trim(), v.minLength(1, 'requiredValue'), v.maxLength(maxIdLength, 'tooLong')),
  }),
  response: dataSchema(v.object({})),
  handler: async (ctx, { body: { id } }) => {
    await enforceRateLimits(ctx, paymentLimits.notifyPayment, { payment: id });
    const [row] = await ctx.db.select().from(orderPayment).where(eq(orderPayment.gatewayId, id));
    if (row === undefined) throw notFound();
    try {
      await settlePayment(ctx, row);
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error;
      ctx.log.error({ err: error }, 'a payment was not settled');
      // The gateway notifies again.
      throw new HttpError(424, [{ key: 'paymentUnavailable', code: 'payment_unavailable' }]);
    }
    return { data: {} };
  },
});
