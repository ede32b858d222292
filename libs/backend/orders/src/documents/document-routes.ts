import type { FastifyReply } from 'fastify';
import { limits } from '@vyloha/config/server';
import * as v from 'valibot';
import { queryFlag, queryYear } from '../orders/order-search';
import {
  type Route,
  dataSchema,
  defineRawRoute,
  defineRoute,
  enforceRateLimits,
  notFound,
  paginatedSchema,
  queryNumber,
  toPagination,
} from '@vyloha/backend-kernel';
import { orderLimits } from '../orders/limits';
import { type DocumentFormat, documentFormats, documentKinds, mediaTypes } from './document-kinds';
import { documentSchema } from './document-schema';
import { requireOrderId } from '../orders/require-order-id';
import { documentCommandRoutes } from './document-command-routes';
import { eInvoiceRoutes } from './e-invoices/e-invoice-routes';
import { exchangeRatesRoute } from './exchange-rates/rates-route';
import {
  type DocumentFile,
  findOrderDocumentFile,
  findUserDocumentFile,
  listDocumentYears,
  listOrderDocuments,
  listUserDocuments,
} from './user-documents';

const url = '/store/api/v1/user/documents';
const urlByToken = '/store/api/v1/orders/token/:token/documents';
const maxCodeLength = 50;
const page = paginatedSchema(documentSchema).entries;

const list = defineRoute({
  method: 'GET',
  url,
  summary:
    'Invoices, credit notes and delivery notes of the customer or their company, newest first, by kind, year and order',
  access: 'customer',
  query: v.object({
    page: queryNumber({ min: 1, max: 1_000_000, defaultValue: 1 }),
    perPage: queryNumber({ min: 1, max: 100, defaultValue: limits.ordersPerPage }),
    kind: v.optional(v.picklist(documentKinds)),
    year: v.optional(queryYear),
    /** Number of an order. */
    order: v.optional(v.pipe(v.string(), v.maxLength(maxCodeLength))),
    /** Those of the customer's company: of a buyer's own orders, all for owners and approvers. */
    company: queryFlag,
    /** Only invoices that are still to be paid. */
    unpaid: queryFlag,
  }),
  /** `years`: all with documents, whatever is searched for. */
  response: v.object({ ...page, meta: v.object({ ...page.meta.entries, years: v.array(v.number()) }) }),
  handler: async (ctx, { query: { page: number, perPage, company: isOfCompany, unpaid: isUnpaid, ...search } }) => {
    const listing = { ...search, isOfCompany, isUnpaid };
    const { documents, total } = await listUserDocuments(ctx, listing, { page: number, perPage });
    const years = await listDocumentYears(ctx, { isOfCompany });
    return { data: documents, meta: { pagination: toPagination(total, number, perPage), years } };
  },
});

/** @throws HttpError 404 without a file */
function sendFile(reply: FastifyReply, found: DocumentFile | null, format: DocumentFormat) {
  if (found === null) throw notFound();
  return reply
    .headers({ 'Cache-Control': 'private, no-store', 'Content-Disposition': `attachment; filename="${found.name}"` })
    .type(mediaTypes[format])
    .send(found.content);
}

const file = defineRawRoute({
  method: 'GET',
  url: `${url}/:id/:format`,
  summary: 'A file of a document of the customer or their company, as it was issued',
  access: 'customer',
  params: v.object({ id: v.string(), format: v.picklist(documentFormats) }),
  produces: mediaTypes.pdf,
  handler: async (ctx, { params: { id, format } }, { reply }) => {
    await enforceRateLimits(ctx, orderLimits.ownOrder, { account: ctx.customerId });
    return sendFile(reply, await findUserDocumentFile(ctx, id, format), format);
  },
});

const listByToken = defineRoute({
  method: 'GET',
  url: urlByToken,
  summary: 'Invoices, credit notes and delivery notes of the order with this secret token, newest first',
  access: 'anyone',
  params: v.object({ token: v.string() }),
  response: dataSchema(v.array(documentSchema)),
  handler: async (ctx, { params: { token } }) => ({
    data: await listOrderDocuments(ctx, await requireOrderId(ctx, token)),
  }),
});

const fileByToken = defineRawRoute({
  method: 'GET',
  url: `${urlByToken}/:id/:format`,
  summary: 'A file of a document of the order with this secret token, as it was issued',
  access: 'anyone',
  params: v.object({ token: v.string(), id: v.string(), format: v.picklist(documentFormats) }),
  produces: mediaTypes.pdf,
  handler: async (ctx, { params: { token, id, format } }, { reply }) =>
    sendFile(reply, await findOrderDocumentFile(ctx, await requireOrderId(ctx, token), id, format), format),
});

export const documentRoutes: readonly Route[] = [
  list,
  file,
  listByToken,
  fileByToken,
  ...documentCommandRoutes,
  exchangeRatesRoute,
  ...eInvoiceRoutes,
];
