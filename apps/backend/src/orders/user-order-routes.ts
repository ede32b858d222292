import { limits } from '@vyloha/config/server';
import * as v from 'valibot';
import { enforceRateLimits } from '../server/limits/enforce-rate-limits';
import { notFound } from '../server/http-error';
import type { RequestContext } from '../server/routes/request-context';
import { defineRoute, type Route } from '../server/routes/route';
import { queryNumber } from '../server/input/number-input';
import { dataSchema, paginatedSchema, toPagination } from '../server/openapi/wire-shapes';
import { orderSchema, type WireOrder } from './order-schema';
import { orderSearchEntries } from './order-search';
import { findUserOrder, listOrderYears, listUserOrders } from './user-orders';

const url = '/store/api/v1/user/orders';

const list = defineRoute({
  method: 'GET',
  url,
  summary: 'Orders of the customer, newest first, by a part of the number, state and year',
  access: 'customer',
  query: v.object({
    page: queryNumber({ min: 1, max: 1_000_000, defaultValue: 1 }),
    perPage: queryNumber({ min: 1, max: 100, defaultValue: limits.ordersPerPage }),
    ...orderSearchEntries,
  }),
  response: v.object({
    ...paginatedSchema(orderSchema).entries,
    /** `years`: all in which the customer ordered, whatever is searched for. */
    meta: v.object({ ...paginatedSchema(orderSchema).entries.meta.entries, years: v.array(v.number()) }),
  }),
  handler: async (ctx, { query: { page, perPage, ...search } }) => {
    const { orders, total } = await listUserOrders(ctx, search, { page, perPage });
    const years = await listOrderYears(ctx);
    return { data: orders, meta: { pagination: toPagination(total, page, perPage), years } };
  },
});

async function findOwnOrder(ctx: RequestContext, by: 'code' | 'id', value: string): Promise<{ data: WireOrder }> {
  await enforceRateLimits(ctx, 'ownOrder', { account: ctx.customerId ?? '' });
  const order = await findUserOrder(ctx, by, value);
  if (order === null) throw notFound();
  return { data: order };
}

const getByCode = defineRoute({
  method: 'GET',
  url: `${url}/code/:code`,
  summary: 'One of the customer’s own orders by its number',
  access: 'customer',
  params: v.object({ code: v.string() }),
  response: dataSchema(orderSchema),
  handler: (ctx, { params }) => findOwnOrder(ctx, 'code', params.code),
});

const getById = defineRoute({
  method: 'GET',
  url: `${url}/:id`,
  summary: 'One of the customer’s own orders',
  access: 'customer',
  params: v.object({ id: v.string() }),
  response: dataSchema(orderSchema),
  handler: (ctx, { params }) => findOwnOrder(ctx, 'id', params.id),
});

export const userOrderRoutes: readonly Route[] = [list, getByCode, getById];
