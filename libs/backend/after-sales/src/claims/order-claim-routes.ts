import { requireOrderId } from '@vyloha/backend-orders';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { type Route, dataSchema, defineRoute, notFound } from '@vyloha/backend-kernel';
import { requireAccess } from '../withdrawals/withdrawal-access';
import { addClaimOfOrder } from './add-claim';
import { claimOrderSchema, claimSchema, claimSummarySchema, orderClaimInput } from './claim-schema';
import { loadClaimOrder } from './load-claim-order';
import { findClaim, toClaimSummary, toWireClaim } from './load-claims';
import { warrantyClaim } from './tables';

const url = '/store/api/v1/claims/orders/:token';

const getOrder = defineRoute({
  method: 'GET',
  url,
  summary: 'The order with this secret, the items that can be claimed and its claims',
  access: 'anyone',
  params: v.object({ token: v.string() }),
  response: dataSchema(claimOrderSchema),
  handler: async (ctx, { params }) => ({ data: await loadClaimOrder(ctx, await requireAccess(ctx, params.token)) }),
});

const add = defineRoute({
  method: 'POST',
  url,
  summary:
    'Submits a warranty claim for a product of the order with this secret; repeating it with the same Idempotency-Key returns the same claim',
  access: 'anyone',
  params: v.object({ token: v.string() }),
  body: orderClaimInput,
  response: dataSchema(claimSummarySchema),
  handler: async (ctx, { params, body }) => {
    const { orderId } = await requireAccess(ctx, params.token);
    return { data: toClaimSummary(await addClaimOfOrder(ctx, orderId, body), ctx.locale) };
  },
});

const getByCode = defineRoute({
  method: 'GET',
  url: `${url}/:code`,
  summary: 'A warranty claim by its number; only by a secret of the order’s own page',
  access: 'anyone',
  params: v.object({ token: v.string(), code: v.string() }),
  response: dataSchema(claimSchema),
  handler: async (ctx, { params: { token, code } }) => {
    const isOfOrder = eq(warrantyClaim.orderId, await requireOrderId(ctx, token));
    const found = await findClaim(ctx.db, and(isOfOrder, eq(warrantyClaim.code, code)));
    if (found === null) throw notFound();
    return { data: toWireClaim(found, ctx.locale) };
  },
});

/** For whoever has a secret of the order: without an account. */
export const orderClaimRoutes: readonly Route[] = [getOrder, add, getByCode];
