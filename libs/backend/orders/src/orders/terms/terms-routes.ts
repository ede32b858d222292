import * as v from 'valibot';
import { type RequestContext, type Route, dataSchema, defineRoute, notFound } from '@vyloha/backend-kernel';
import { requireOrderId, requireReadableOrder } from '../require-order-id';
import { findAgreedTerms } from './find-terms';

const response = dataSchema(v.object({ locale: v.string(), title: v.string(), content: v.array(v.unknown()) }));

async function termsOf({ db }: RequestContext, orderId: string) {
  const terms = await findAgreedTerms(db, orderId);
  if (terms === null) throw notFound();
  const { locale, title, content } = terms;
  return { data: { locale, title, content } };
}

const byToken = defineRoute({
  method: 'GET',
  url: '/store/api/v1/orders/token/:token/terms',
  summary: 'The terms under which the order was placed, in its language',
  access: 'anyone',
  params: v.object({ token: v.string() }),
  response,
  handler: async (ctx, { params }) => termsOf(ctx, await requireOrderId(ctx, params.token)),
});

const byId = defineRoute({
  method: 'GET',
  url: '/store/api/v1/user/orders/:id/terms',
  summary: 'The terms under which an order of the customer or their company was placed, in its language',
  access: 'customer',
  params: v.object({ id: v.string() }),
  response,
  handler: async (ctx, { params }) => termsOf(ctx, (await requireReadableOrder(ctx, params.id)).id),
});

export const termsRoutes: readonly Route[] = [byToken, byId];
