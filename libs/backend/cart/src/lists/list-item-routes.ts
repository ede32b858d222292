import * as v from 'valibot';
import { amountInput, itemInput } from '../cart/item-input';
import { type Route, dataSchema, defineRoute, notFound } from '@vyloha/backend-kernel';
import { wishListCode } from '@vyloha/backend-accounts';
import { findList, findOrCreateWishList } from './find-list';
import { addToList, changeListItem, removeFromList, toWireList } from './list-items';
import { shoppingListSchema } from './list-schema';

const url = '/store/api/v1/user/shopping-lists';

const addToWishList = defineRoute({
  method: 'POST',
  url: `${url}/code/${wishListCode}/items`,
  summary: 'Adds a variant to the wish list, and creates the list if needed',
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
  summary: 'Adds a variant to a shopping list',
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

const change = defineRoute({
  method: 'PATCH',
  url: `${url}/:id/items/:itemId`,
  summary: 'Changes the amount of an item of a shopping list',
  access: 'customer',
  params: v.object({ id: v.string(), itemId: v.string() }),
  body: v.object({ amount: amountInput }),
  response: dataSchema(shoppingListSchema),
  handler: async (ctx, { params: { id, itemId }, body: { amount } }) => {
    const row = await findList(ctx.db, ctx, 'id', id);
    // The wish list holds each product once.
    if (row === null || row.code === wishListCode) throw notFound();
    await changeListItem(ctx.db, row.id, { itemId, amount });
    return { data: await toWireList(ctx, row) };
  },
});

const remove = defineRoute({
  method: 'DELETE',
  url: `${url}/:id/items/:itemId`,
  summary: 'Removes an item from a shopping list',
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

export const listItemRoutes: readonly Route[] = [addToWishList, add, change, remove];
