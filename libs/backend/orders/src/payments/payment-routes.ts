import * as v from 'valibot';
import { orderSchema } from '../orders/order-schema';
import { findOrderByToken } from '../orders/find-order';
import { requireOrderId, requireOwnOrderId } from '../orders/require-order-id';
import { findReadableOrder } from '../orders/user-orders';
import {
  type RequestContext,
  type Route,
  dataSchema,
  defineRoute,
  enforceRateLimits,
  notFound,
  paginatedSchema,
  toSinglePage,
} from '@vyloha/backend-kernel';
import { paymentLimits } from './limits';
import { paymentSchema, toWirePayment } from '@vyloha/backend-shop';
import { changePayment, listOtherMethods } from './change-payment';
import { loadOrderPayments } from './load-order-payment';
import { isPayable } from './order-payments';
import { moveRoutes } from './moves/move-routes';
import { paymentNotifyRoute } from './payment-notify-route';
import { refundRoute } from './refunds/refund-route';
import { startedPaymentSchema } from './started-payment-schema';
import { statementRoute } from './statements/statement-route';
import { startPayment } from './start-payment';

const byToken = '/store/api/v1/orders/token/:token';
const byId = '/store/api/v1/user/orders/:id';

/** Without `payment_id` the order's method stays. */
const payInput = v.object({ payment_id: v.optional(v.nullable(v.string()), null) });
const payResponse = dataSchema(v.object({ order: orderSchema, payment: v.optional(startedPaymentSchema) }));
const methodsResponse = paginatedSchema(paymentSchema);

async function listMethods(ctx: RequestContext, orderId: string) {
  const found = await loadOrderPayments(ctx.db, orderId);
  const methods = await listOtherMethods(ctx, found);
  const { currency, serviceShares: shares } = found.order;
  const view = { locale: ctx.locale, currency, services: { shares } };
  return toSinglePage(methods.map((row) => toWirePayment(row, view)));
}

/** Changes the method where one is given, then starts what is paid at the gateway. */
async function pay(ctx: RequestContext, orderId: string, { payment_id: methodId }: v.InferOutput<typeof payInput>) {
  await enforceRateLimits(ctx, paymentLimits.payOrder, { order: orderId });
  if (methodId !== null) await changePayment(ctx, orderId, methodId);
  const { order, payments } = await loadOrderPayments(ctx.db, orderId);
  return isPayable(order, payments) ? startPayment(ctx, orderId) : null;
}

const methodsByToken = defineRoute({
  method: 'GET',
  url: `${byToken}/payments`,
  summary: 'Payment methods that this order may be changed to; none when it is paid or being paid',
  access: 'anyone',
  params: v.object({ token: v.string() }),
  response: methodsResponse,
  handler: async (ctx, { params }) => listMethods(ctx, await requireOrderId(ctx, params.token)),
});

const payByToken = defineRoute({
  method: 'POST',
  url: `${byToken}/payment`,
  summary: 'Pays the order or changes its payment method; returns where to pay at the gateway',
  access: 'anyone',
  params: v.object({ token: v.string() }),
  body: payInput,
  response: payResponse,
  handler: async (ctx, { params: { token }, body }) => {
    const started = await pay(ctx, await requireOrderId(ctx, token), body);
    const order = await findOrderByToken(ctx, token);
    if (order === null) throw notFound();
    return { data: { order, ...(started && { payment: started }) } };
  },
});

const methodsOfOwn = defineRoute({
  method: 'GET',
  url: `${byId}/payments`,
  summary: 'Payment methods that the customer’s order may be changed to',
  access: 'customer',
  params: v.object({ id: v.string() }),
  response: methodsResponse,
  handler: async (ctx, { params }) => listMethods(ctx, await requireOwnOrderId(ctx, params.id)),
});

const payOwn = defineRoute({
  method: 'POST',
  url: `${byId}/payment`,
  summary: 'Pays the customer’s order or changes its payment method',
  access: 'customer',
  params: v.object({ id: v.string() }),
  body: payInput,
  response: payResponse,
  handler: async (ctx, { params: { id }, body }) => {
    const started = await pay(ctx, await requireOwnOrderId(ctx, id), body);
    const order = await findReadableOrder(ctx, 'id', id);
    if (order === null) throw notFound();
    return { data: { order, ...(started && { payment: started }) } };
  },
});

export const paymentRoutes: readonly Route[] = [
  paymentNotifyRoute,
  methodsByToken,
  payByToken,
  methodsOfOwn,
  payOwn,
  refundRoute,
  ...moveRoutes,
  statementRoute,
];
