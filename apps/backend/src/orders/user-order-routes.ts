import * as v from 'valibot';
import { countCall } from '../server/count-call';
import { notFound } from '../server/refusal';
import type { RequestContext } from '../server/request-context';
import { defineRoute, type Route } from '../server/route';
import { queryNumber } from '../server/number-input';
import { listOf, oneOf } from '../server/wire-shapes';
import { orderSchema, type WireOrder } from './order-schema';
import { findUserOrder, listUserOrders } from './user-orders';

const url = '/store/api/v1/user/orders';

const list = defineRoute({
  method: 'GET',
  url,
  summary: 'Orders of the customer, newest first',
  access: 'customer',
  query: v.object({
    page: queryNumber({ min: 1, max: 1_000_000, absent: 1 }),
    perPage: queryNumber({ min: 1, max: 100, absent: 10 }),
  }),
  response: listOf(orderSchema),
  handler: async (ctx, { query: { page, perPage } }) => {
    const { orders, total } = await listUserOrders(ctx, page, perPage);
    return { data: orders, meta: { pagination: { total, page, perPage, totalPages: Math.ceil(total / perPage) } } };
  },
});

async function ownOrder(ctx: RequestContext, by: 'code' | 'id', value: string): Promise<{ data: WireOrder }> {
  await countCall(ctx, 'ownOrder', { account: ctx.customerId ?? '' });
  const order = await findUserOrder(ctx, by, value);
  if (order === null) throw notFound();
  return { data: order };
}

const byCode = defineRoute({
  method: 'GET',
  url: `${url}/code/:code`,
  summary: 'One of the customer’s own orders by its number',
  access: 'customer',
  params: v.object({ code: v.string() }),
  response: oneOf(orderSchema),
  handler: (ctx, { params }) => ownOrder(ctx, 'code', params.code),
});

const byId = defineRoute({
  method: 'GET',
  url: `${url}/:id`,
  summary: 'One of the customer’s own orders',
  access: 'customer',
  params: v.object({ id: v.string() }),
  response: oneOf(orderSchema),
  handler: (ctx, { params }) => ownOrder(ctx, 'id', params.id),
});

export const userOrderRoutes: readonly Route[] = [list, byCode, byId];
