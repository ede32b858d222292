import { limits } from '@vyloha/config/server';
import * as v from 'valibot';
import {
  type CustomerContext,
  type Route,
  dataSchema,
  defineRoute,
  enforceRateLimits,
  notFound,
  paginatedSchema,
  queryNumber,
  toPagination,
} from '@vyloha/backend-kernel';
import { orderLimits } from './limits';
import { orderSchema, type WireOrder } from './order-schema';
import { orderSearchEntries, queryFlag } from './order-search';
import { findReadableOrder, listOrderYears, listUserOrders } from './user-orders';

const url = '/store/api/v1/user/orders';

const list = defineRoute({
  method: 'GET',
  url,
  summary: 'Orders of the customer or of their company, newest first, by a part of the number, state and year',
  access: 'customer',
  query: v.object({
    page: queryNumber({ min: 1, max: 1_000_000, defaultValue: 1 }),
    perPage: queryNumber({ min: 1, max: 100, defaultValue: limits.ordersPerPage }),
    ...orderSearchEntries,
    /** Those of the customer's company: a buyer's own, all for owners and approvers. */
    company: queryFlag,
    /** Of which something is still to be sent to the shop's account. */
    unpaid: queryFlag,
  }),
  response: v.object({
    ...paginatedSchema(orderSchema).entries,
    /** `years`: all of them, whatever is searched for. */
    meta: v.object({ ...paginatedSchema(orderSchema).entries.meta.entries, years: v.array(v.number()) }),
  }),
  handler: async (ctx, { query: { page, perPage, company: isOfCompany, unpaid: isUnpaid, ...search } }) => {
    const { orders, total } = await listUserOrders(ctx, { ...search, isOfCompany, isUnpaid }, { page, perPage });
    const years = await listOrderYears(ctx, { isOfCompany });
    return { data: orders, meta: { pagination: toPagination(total, page, perPage), years } };
  },
});

async function readOrder(ctx: CustomerContext, by: 'code' | 'id', value: string): Promise<{ data: WireOrder }> {
  await enforceRateLimits(ctx, orderLimits.ownOrder, { account: ctx.customerId });
  const order = await findReadableOrder(ctx, by, value);
  if (order === null) throw notFound();
  return { data: order };
}

const getByCode = defineRoute({
  method: 'GET',
  url: `${url}/code/:code`,
  summary: 'An order of the customer, or of their company for owners and approvers, by its number',
  access: 'customer',
  params: v.object({ code: v.string() }),
  response: dataSchema(orderSchema),
  handler: (ctx, { params }) => readOrder(ctx, 'code', params.code),
});

const getById = defineRoute({
  method: 'GET',
  url: `${url}/:id`,
  summary: 'An order of the customer, or of their company for owners and approvers',
  access: 'customer',
  params: v.object({ id: v.string() }),
  response: dataSchema(orderSchema),
  handler: (ctx, { params }) => readOrder(ctx, 'id', params.id),
});

export const userOrderRoutes: readonly Route[] = [list, getByCode, getById];
