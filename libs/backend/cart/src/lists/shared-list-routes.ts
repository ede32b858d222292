import * as v from 'valibot';
import { type CustomerContext, type Route, dataSchema, defineRoute, notFound } from '@vyloha/backend-kernel';
import { findSharedList, shareList } from './find-list';
import { toWireList } from './list-items';
import { sharedListSchema, shoppingListSchema } from './list-schema';

const url = '/store/api/v1';

async function setShared(ctx: CustomerContext, id: string, isShared: boolean) {
  const row = await shareList(ctx.db, ctx, { id, isShared });
  if (row === null) throw notFound();
  return { data: await toWireList(ctx, row) };
}

const share = defineRoute({
  method: 'POST',
  url: `${url}/user/shopping-lists/:id/share`,
  summary: 'Shares the list by a link; sharing it again keeps the link',
  access: 'customer',
  params: v.object({ id: v.string() }),
  response: dataSchema(shoppingListSchema),
  handler: (ctx, { params: { id } }) => setShared(ctx, id, true),
});

const withdraw = defineRoute({
  method: 'DELETE',
  url: `${url}/user/shopping-lists/:id/share`,
  summary: 'Revokes the link of a shared list permanently',
  access: 'customer',
  params: v.object({ id: v.string() }),
  response: dataSchema(shoppingListSchema),
  handler: (ctx, { params: { id } }) => setShared(ctx, id, false),
});

const getShared = defineRoute({
  method: 'GET',
  url: `${url}/shopping-lists/shared/:token`,
  summary: 'A shared list with its products at the reader’s prices, without the owner’s notes on items',
  // The link opens it; who reads it decides about the prices.
  access: 'shopper',
  params: v.object({ token: v.string() }),
  response: dataSchema(sharedListSchema),
  handler: async (ctx, { params: { token } }) => {
    const row = await findSharedList(ctx.db, token);
    if (row === null) throw notFound();
    const { name, items } = await toWireList(ctx, row);
    return { data: { name, items: items.map((item) => ({ ...item, custom: null })) } };
  },
});

export const sharedListRoutes: readonly Route[] = [share, withdraw, getShared];
