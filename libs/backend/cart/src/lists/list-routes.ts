import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { personLimits, requiredText, wishListCode } from '@vyloha/backend-accounts';
import { findOpenCart } from '../cart/find-cart';
import { cartItem } from '../cart/tables';
import {
  type RequestContext,
  type Route,
  dataSchema,
  defineRoute,
  notFound,
  paginatedSchema,
  toSinglePage,
} from '@vyloha/backend-kernel';
import { toZonedIso } from '@vyloha/backend-shop';
import { createList, findList, listLists, removeList, renameList, type ListRow } from './find-list';
import { listItemRoutes } from './list-item-routes';
import { toWireList, writeItems, type NewListItem } from './list-items';
import { sharedListRoutes } from './shared-list-routes';
import { shoppingListSummarySchema, shoppingListSchema } from './list-schema';

const url = '/store/api/v1/user/shopping-lists';
const params = v.object({ id: v.string() });

const list = defineRoute({
  method: 'GET',
  url,
  summary: 'Named shopping lists of the customer',
  access: 'customer',
  response: paginatedSchema(shoppingListSummarySchema),
  handler: async (ctx) => {
    const lists = await listLists(ctx.db, ctx);
    return toSinglePage(
      lists.map(({ id, code, name, createdAt, itemCount }) => ({
        id,
        code,
        name,
        itemCount,
        createdAt: toZonedIso(createdAt),
      })),
    );
  },
});

/** Contents of the customer's cart, each variant once. */
async function cartContents(ctx: RequestContext): Promise<NewListItem[]> {
  const cart = await findOpenCart(ctx.db, ctx);
  if (cart === null) return [];
  const lines = await ctx.db
    .select()
    .from(cartItem)
    .where(eq(cartItem.cartId, cart.id))
    .orderBy(asc(cartItem.position));
  const itemsByVariant = new Map<string, NewListItem>();
  for (const { variantId, amount, custom } of lines) {
    const known = itemsByVariant.get(variantId)?.amount ?? 0;
    itemsByVariant.set(variantId, { variantId, amount: known + amount, custom });
  }
  return [...itemsByVariant.values()];
}

const nameInput = requiredText(personLimits.line);

const create = defineRoute({
  method: 'POST',
  url,
  summary: 'Creates a shopping list, empty or from the cart',
  access: 'customer',
  body: v.object({ name: nameInput, fromCart: v.optional(v.boolean(), false) }),
  response: dataSchema(shoppingListSchema),
  handler: async (ctx, { body: { name, fromCart } }) => {
    const items = fromCart ? await cartContents(ctx) : [];
    const created = await ctx.db.transaction(async (tx) => {
      const row = await createList(tx, ctx, name, ctx.now());
      await writeItems(tx, row.id, items, ctx.now());
      return row;
    });
    return { data: await toWireList(ctx, created) };
  },
});

async function toListResponse(ctx: RequestContext, row: ListRow | null) {
  if (row === null) throw notFound();
  return { data: await toWireList(ctx, row) };
}

const getById = defineRoute({
  method: 'GET',
  url: `${url}/:id`,
  summary: 'A shopping list of the customer with its products',
  access: 'customer',
  params,
  response: dataSchema(shoppingListSchema),
  handler: async (ctx, { params: { id } }) => toListResponse(ctx, await findList(ctx.db, ctx, 'id', id)),
});

const getByCode = defineRoute({
  method: 'GET',
  url: `${url}/code/:code`,
  summary: 'A shopping list by its code; the wish list is empty, with a null id, until something is added',
  access: 'customer',
  params: v.object({ code: v.string() }),
  response: dataSchema(shoppingListSchema),
  handler: async (ctx, { params: { code } }) => {
    const row = await findList(ctx.db, ctx, 'code', code);
    if (row === null && code === wishListCode)
      return { data: { id: null, code, name: code, shareToken: null, items: [] } };
    return toListResponse(ctx, row);
  },
});

const remove = defineRoute({
  method: 'DELETE',
  url: `${url}/:id`,
  summary: 'Deletes a shopping list with its items',
  access: 'customer',
  params,
  response: dataSchema(v.object({})),
  handler: async (ctx, { params: { id } }) => {
    if (!(await removeList(ctx.db, ctx, id))) throw notFound();
    return { data: {} };
  },
});

const rename = defineRoute({
  method: 'PATCH',
  url: `${url}/:id`,
  summary: 'Renames a shopping list',
  access: 'customer',
  params,
  body: v.object({ name: nameInput }),
  response: dataSchema(shoppingListSchema),
  handler: async (ctx, { params: { id }, body: { name } }) =>
    toListResponse(ctx, await renameList(ctx.db, ctx, { id, name })),
});

export const listRoutes: readonly Route[] = [
  ...[list, create, getById, getByCode, rename, remove],
  ...listItemRoutes,
  ...sharedListRoutes,
];
