import { limits } from '@vyloha/config/server';
import * as v from 'valibot';
import { cartSchema, loadWireCart, refuseDuringSalesPause } from '@vyloha/backend-cart';
import { requirePermission } from '@vyloha/backend-accounts';
import { quote } from './tables';
import {
  type Route,
  dataSchema,
  defineRoute,
  notFound,
  paginatedSchema,
  queryNumber,
  toPagination,
} from '@vyloha/backend-kernel';
import { putQuoteIntoCart } from './cart/put-into-cart';
import { findVisibleQuote, listQuotes, toQuoteSummary, toWireQuote, visibleTo } from './load-quotes';
import { quoteInput, quoteSchema, quoteSummarySchema } from './quote-schema';
import { requestQuote } from './request-quote';
import { quoteRecordRoute } from './records/quote-record-route';
import { quoteStateRoute } from './state/answer-quote';

const url = '/store/api/v1/user/quotes';
const params = v.object({ code: v.string() });

const list = defineRoute({
  method: 'GET',
  url,
  summary: 'Quotes of the customer, and of the company for its owners and approvers, newest first',
  access: 'customer',
  query: v.object({
    page: queryNumber({ min: 1, max: 1_000_000, defaultValue: 1 }),
    perPage: queryNumber({ min: 1, max: 100, defaultValue: limits.ordersPerPage }),
  }),
  response: paginatedSchema(quoteSummarySchema),
  handler: async (ctx, { query: { page, perPage } }) => {
    await requirePermission(ctx, 'readQuotes');
    const total = await ctx.db.$count(quote, visibleTo(ctx));
    const quotes = await listQuotes(ctx.db, visibleTo(ctx), { limit: perPage, offset: (page - 1) * perPage });
    return {
      data: quotes.map((found) => toQuoteSummary(found, ctx)),
      meta: { pagination: toPagination(total, page, perPage) },
    };
  },
});

const getByCode = defineRoute({
  method: 'GET',
  url: `${url}/:code`,
  summary: 'A quote by its number',
  access: 'customer',
  params,
  response: dataSchema(quoteSchema),
  handler: async (ctx, { params: { code } }) => {
    const found = await findVisibleQuote(ctx, code);
    if (found === null) throw notFound();
    return { data: await toWireQuote(ctx.db, found, ctx) };
  },
});

const add = defineRoute({
  method: 'POST',
  url,
  summary:
    'Requests a quote for the products in the cart, which is kept; repeating it with the same Idempotency-Key returns the same quote',
  access: 'customer',
  body: quoteInput,
  response: dataSchema(v.object({ code: v.string() })),
  handler: async (ctx, { body }) => ({ data: { code: await requestQuote(ctx, body) } }),
});

const putIntoCart = defineRoute({
  method: 'POST',
  url: `${url}/:code/cart`,
  summary: 'Puts the products of a quote into the cart at its prices; repeating it changes nothing',
  access: 'customer',
  params,
  body: v.object({}),
  response: dataSchema(v.object({ cart: cartSchema })),
  handler: async (ctx, { params: { code } }) => {
    await refuseDuringSalesPause(ctx);
    return { data: { cart: await loadWireCart(ctx, await putQuoteIntoCart(ctx, code)) } };
  },
});

export const quoteRoutes: readonly Route[] = [list, getByCode, add, putIntoCart, quoteStateRoute, quoteRecordRoute];
