import { limits } from '@vyloha/config/server';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { warrantyClaim } from './tables';
import {
  type CustomerContext,
  type Route,
  dataSchema,
  defineRoute,
  notFound,
  paginatedSchema,
  queryNumber,
  toPagination,
} from '@vyloha/backend-kernel';
import { addClaim } from './add-claim';
import { claimInput, claimSchema } from './claim-schema';
import { findClaim, listClaims, toWireClaim, type StoredClaim } from './load-claims';
import { orderClaimRoutes } from './order-claim-routes';
import { claimPhotoRoutes } from './photos/claim-photo-routes';
import { claimRecordRoute } from './records/claim-record-route';
import { claimStateRoute } from './state/change-claim-state';

const url = '/store/api/v1/user/claims';

/** Also those that were submitted without the account: they are about the customer's order. */
const isOwn = ({ customerId }: CustomerContext) => eq(shopOrder.customerId, customerId);

/** @throws HttpError 404 for anybody else's */
async function requireOwnClaim(ctx: CustomerContext, code: string): Promise<StoredClaim> {
  const found = await findClaim(ctx.db, and(isOwn(ctx), eq(warrantyClaim.code, code)));
  if (found === null) throw notFound();
  return found;
}

const list = defineRoute({
  method: 'GET',
  url,
  summary: 'Warranty claims of the customer, newest first',
  access: 'customer',
  query: v.object({
    page: queryNumber({ min: 1, max: 1_000_000, defaultValue: 1 }),
    perPage: queryNumber({ min: 1, max: 100, defaultValue: limits.ordersPerPage }),
  }),
  response: paginatedSchema(claimSchema),
  handler: async (ctx, { query: { page, perPage } }) => {
    const own = ctx.db
      .select({ id: warrantyClaim.id })
      .from(warrantyClaim)
      .innerJoin(shopOrder, eq(shopOrder.id, warrantyClaim.orderId))
      .where(isOwn(ctx));
    const total = await ctx.db.$count(own.as('own'));
    const claims = await listClaims(ctx.db, isOwn(ctx), { limit: perPage, offset: (page - 1) * perPage });
    return {
      data: claims.map((claim) => toWireClaim(claim, ctx.locale)),
      meta: { pagination: toPagination(total, page, perPage) },
    };
  },
});

const getByCode = defineRoute({
  method: 'GET',
  url: `${url}/:code`,
  summary: 'A warranty claim of the customer by its number',
  access: 'customer',
  params: v.object({ code: v.string() }),
  response: dataSchema(claimSchema),
  handler: async (ctx, { params }) => ({ data: toWireClaim(await requireOwnClaim(ctx, params.code), ctx.locale) }),
});

const add = defineRoute({
  method: 'POST',
  url,
  summary:
    'Submits a warranty claim for a product of the customer’s order; repeating it with the same Idempotency-Key returns the same claim',
  access: 'customer',
  body: claimInput,
  response: dataSchema(claimSchema),
  handler: async (ctx, { body }) => ({ data: toWireClaim(await addClaim(ctx, body), ctx.locale) }),
});

export const claimRoutes: readonly Route[] = [
  list,
  getByCode,
  add,
  ...orderClaimRoutes,
  ...claimPhotoRoutes,
  claimStateRoute,
  claimRecordRoute,
];
