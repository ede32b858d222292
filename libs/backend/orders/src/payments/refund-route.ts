import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { shopOrder } from '../orders/tables';
import { HttpError, dataSchema, defineRoute, notFound } from '@vyloha/backend-kernel';
import { GatewayFailure } from './payment-gateway';
import { refundOrder } from './refund-order';

const maxCodeLength = 50;

export const refundRoute = defineRoute({
  method: 'POST',
  url: '/store/api/v1/payments/refunds',
  summary: 'Refunds what is due of an online payment of an order; only for the command on the backend’s machine',
  access: 'command',
  body: v.object({ code: v.pipe(v.string(), v.maxLength(maxCodeLength)) }),
  response: dataSchema(v.object({ refunded: v.number(), left: v.number(), currencyCode: v.string() })),
  handler: async (ctx, { body: { code } }) => {
    const [order] = await ctx.db.select({ id: shopOrder.id }).from(shopOrder).where(eq(shopOrder.code, code));
    if (order === undefined) throw notFound();
    try {
      return { data: await refundOrder(ctx, order.id) };
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error;
      ctx.log.error({ err: error, order: code }, 'an order was not refunded');
      throw new HttpError(424, [{ key: 'paymentUnavailable', code: 'payment_unavailable' }]);
    }
  },
});
