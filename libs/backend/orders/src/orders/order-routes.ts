import { cartDeliveryRoute } from './cart-delivery-route';
import { cartPaymentsRoute } from './cart-payments-route';
import { creditsHistoryRoute } from './credits/credits-history-route';
import * as v from 'valibot';
import { startedPaymentSchema } from '../payments/started-payment-schema';
import { startPayment, type StartedPayment } from '../payments/start-payment';
import {
  HttpError,
  type RequestContext,
  type Route,
  dataSchema,
  defineRoute,
  enforceRateLimits,
  notFound,
} from '@vyloha/backend-kernel';
import { orderLimits } from './limits';
import { deliveryTimesRoute } from './delivery-times-route';
import { exportRoutes } from './export/export-routes';
import { findOrderByToken } from './find-order';
import { orderSchema, type WireOrder } from './order-schema';
import { settleAttempt } from './placing/order-attempts';
import { placeInput } from './placing/place-input';
import { placeOrder } from './placing/place-order';
import { recordRoutes } from './records/record-routes';
import { cancelRoutes } from './status/cancel-routes';
import { orderStatusRoute } from './status/change-order-status';
import { termsArchiveRoutes } from './terms/terms-archive';
import { termsRoutes } from './terms/terms-routes';
import { userOrderRoutes } from './user-order-routes';

/** The order is placed whether the gateway answers or not: it can be paid later. */
async function startIfOnline(ctx: RequestContext, { id, payment }: WireOrder): Promise<StartedPayment | null> {
  if (!payment.isPayable) return null;
  try {
    return await startPayment(ctx, id);
  } catch (error) {
    if (error instanceof HttpError) return null;
    throw error;
  }
}

/** The order of a company’s buyer that waits for approval, instead of an order. */
const approvalReference = v.object({ id: v.string() });

const place = defineRoute({
  method: 'POST',
  url: '/store/api/v1/cart/place',
  summary: 'Places the cart as an order; placing the same cart again returns the same order',
  access: 'shopper',
  body: placeInput,
  response: dataSchema(
    v.object({
      order: v.nullable(orderSchema),
      payment: v.optional(startedPaymentSchema),
      approval: v.optional(approvalReference),
    }),
  ),
  handler: async (ctx, { body }) => {
    await enforceRateLimits(ctx, orderLimits.placeOrder, { cart: ctx.customerId ?? ctx.guestTokenHash ?? ctx.ip });
    const placing = await placeOrder(ctx, body);
    ctx.wakeJobs();
    if (placing.kind === 'held') return { data: { order: null, approval: { id: placing.approvalId } } };
    const { order } = placing;
    const payment = await startIfOnline(ctx, order);
    return { data: { order, ...(payment && { payment }) } };
  },
});

const settleAttemptRoute = defineRoute({
  method: 'POST',
  url: '/store/api/v1/cart/place/settle',
  summary:
    'The order that an attempt placed; an attempt that has not arrived yet becomes void, and the cart stays as it is',
  access: 'shopper',
  body: v.object({}),
  response: dataSchema(v.object({ order: v.nullable(orderSchema), approval: v.optional(approvalReference) })),
  handler: async (ctx) => {
    await enforceRateLimits(ctx, orderLimits.orderByToken);
    const { order, approvalId } = await settleAttempt(ctx);
    return { data: { order, ...(approvalId !== null && { approval: { id: approvalId } }) } };
  },
});

const orderByToken = defineRoute({
  method: 'GET',
  url: '/store/api/v1/orders/token/:token',
  summary: 'The order with this secret token',
  access: 'anyone',
  params: v.object({ token: v.string() }),
  response: dataSchema(orderSchema),
  handler: async (ctx, { params }) => {
    await enforceRateLimits(ctx, orderLimits.orderByToken);
    const order = await findOrderByToken(ctx, params.token);
    if (order === null) throw notFound();
    return { data: order };
  },
});

export const orderRoutes: readonly Route[] = [
  cartDeliveryRoute,
  cartPaymentsRoute,
  place,
  settleAttemptRoute,
  orderByToken,
  orderStatusRoute,
  ...cancelRoutes,
  ...recordRoutes,
  ...userOrderRoutes,
  ...exportRoutes,
  ...termsRoutes,
  ...termsArchiveRoutes,
  deliveryTimesRoute,
  creditsHistoryRoute,
];
