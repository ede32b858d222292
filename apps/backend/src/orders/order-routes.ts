import * as v from 'valibot';
import { notFound } from '../server/refusal';
import { defineRoute, type Route } from '../server/route';
import { oneOf } from '../server/wire-shapes';
import { findOrderByToken } from './find-order';
import { orderSchema } from './order-schema';
import { paymentNotifyRoute } from './payment-notify-route';
import { placeInput } from './place-input';
import { placeOrder } from './place-order';
import { showSoldOut } from './show-sold-out';
import { orderStatusRoute } from './status/order-status-route';
import { userOrderRoutes } from './user-order-routes';

const place = defineRoute({
  method: 'POST',
  url: '/store/api/v1/cart/place',
  summary: 'Makes the cart an order; the same cart again answers the same order',
  access: 'shopper',
  body: placeInput,
  response: oneOf(v.object({ order: orderSchema, payment: v.optional(v.object({ redirectUrl: v.string() })) })),
  handler: async (ctx, { body }) => {
    const order = await placeOrder(ctx, body);
    await showSoldOut(ctx, order);
    return { data: { order } };
  },
});

const orderByToken = defineRoute({
  method: 'GET',
  url: '/store/api/v1/orders/token/:token',
  summary: 'The order this secret token opens',
  access: 'anyone',
  params: v.object({ token: v.string() }),
  response: oneOf(orderSchema),
  handler: async ({ db }, { params }) => {
    const order = await findOrderByToken(db, params.token);
    if (order === null) throw notFound();
    return { data: order };
  },
});

export const orderRoutes: readonly Route[] = [
  place,
  orderByToken,
  paymentNotifyRoute,
  orderStatusRoute,
  ...userOrderRoutes,
];
