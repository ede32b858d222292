import * as v from 'valibot';
import { enforceRateLimits } from '../server/limits/enforce-rate-limits';
import { notFound } from '../server/http-error';
import { defineRoute, type Route } from '../server/routes/route';
import { dataSchema } from '../server/openapi/wire-shapes';
import { findOrderByToken } from './find-order';
import { orderSchema } from './order-schema';
import { settleAttempt } from './order-attempts';
import { paymentNotifyRoute } from './payment-notify-route';
import { placeInput } from './place-input';
import { placeOrder } from './place-order';
import { orderStatusRoute } from './status/order-status-route';
import { userOrderRoutes } from './user-order-routes';

const place = defineRoute({
  method: 'POST',
  url: '/store/api/v1/cart/place',
  summary: 'Makes the cart an order; the same cart again answers the same order',
  access: 'shopper',
  body: placeInput,
  response: dataSchema(v.object({ order: orderSchema, payment: v.optional(v.object({ redirectUrl: v.string() })) })),
  handler: async (ctx, { body }) => {
    await enforceRateLimits(ctx, 'placeOrder', { cart: ctx.customerId ?? ctx.guestTokenHash ?? ctx.ip });
    const order = await placeOrder(ctx, body);
    ctx.wakeJobs();
    return { data: { order } };
  },
});

const settleAttemptRoute = defineRoute({
  method: 'POST',
  url: '/store/api/v1/cart/place/settle',
  summary: 'The order that an attempt placed; one that has not arrived never will, and its cart stays as it is',
  access: 'shopper',
  body: v.object({}),
  response: dataSchema(v.object({ order: v.nullable(orderSchema) })),
  handler: async (ctx) => {
    await enforceRateLimits(ctx, 'orderByToken');
    return { data: { order: await settleAttempt(ctx) } };
  },
});

const orderByToken = defineRoute({
  method: 'GET',
  url: '/store/api/v1/orders/token/:token',
  summary: 'The order this secret token opens',
  access: 'anyone',
  params: v.object({ token: v.string() }),
  response: dataSchema(orderSchema),
  handler: async (ctx, { params }) => {
    await enforceRateLimits(ctx, 'orderByToken');
    const order = await findOrderByToken(ctx, params.token);
    if (order === null) throw notFound();
    return { data: order };
  },
});

export const orderRoutes: readonly Route[] = [
  place,
  settleAttemptRoute,
  orderByToken,
  paymentNotifyRoute,
  orderStatusRoute,
  ...userOrderRoutes,
];
