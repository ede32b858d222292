import * as v from 'valibot';
import { itemInput } from '../cart/item-input';
import { notFound } from '../server/http-error';
import { defineRoute, type Route } from '../server/routes/route';
import { dataSchema } from '../server/openapi/wire-shapes';
import { findList, findOrCreateWishList, wishListCode } from './find-list';
import { addToList, removeFromList, toWireList } from './list-items';
import { shoppingListSchema } from './list-schema';

const url = '/store/api/v1/user/shopping-lists';

const addToWishList = defineRoute({
  method: 'POST',
  url: `${url}/code/${wishListCode}/items`,
  summary: 'Puts a variant into the wish list, which begins with it',
  access: 'customer',
  body: itemInput,
  response: dataSchema(shoppingListSchema),
  handler: async (ctx, { body }) => {
    const row = await findOrCreateWishList(ctx.db, ctx, ctx.now());
    await addToList(ctx, row, { ...body, variantId: body.id });
    return { data: await toWireList(ctx, row) };
  },
});

const add = defineRoute({
  method: 'POST',
  url: `${url}/:id/items`,
  summary: 'Puts a variant into a list',
  access: 'customer',
  params: v.object({ id: v.string() }),
  body: itemInput,
  response: dataSchema(shoppingListSchema),
  handler: async (ctx, { params: { id }, body }) => {
    const row = await findList(ctx.db, ctx, 'id', id);
    if (row === null) throw notFound();
    await addToList(ctx, row, { ...body, variantId: body.id });
    return { data: await toWireList(ctx, row) };
  },
});

const remove = defineRoute({
  method: 'DELETE',
  url: `${url}/:id/items/:itemId`,
  summary: 'Takes an item out of a list',
  access: 'customer',
  params: v.object({ id: v.string(), itemId: v.string() }),
  response: dataSchema(shoppingListSchema),
  handler: async (ctx, { params: { id, itemId } }) => {
    const row = await findList(ctx.db, ctx, 'id', id);
    if (row === null) throw notFound();
    await removeFromList(ctx.db, row.id, itemId);
    return { data: await toWireList(ctx, row) };
  },
});

export const listItemRoutes: readonly Route[] = [addToWishList, add, remove];
