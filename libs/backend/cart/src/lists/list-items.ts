import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { loadLineProducts } from '../cart/load-line-products';
import { toCartLine } from '../cart/to-cart-line';
import { toWireItem } from '../cart/to-wire-item';
import { HttpError, type Queryable, type RequestContext, notFound } from '@vyloha/backend-kernel';
import { shoppingListItem } from '@vyloha/backend-accounts/tables';
import { wishListCode } from '@vyloha/backend-accounts';
import type { ListRow } from './find-list';
import type { WireShoppingList } from './list-schema';

export interface NewListItem {
  variantId: string;
  amount: number;
  custom: Record<string, unknown> | null;
}

const maxItems = 200;

/** The list with its products at the customer's current prices, in the order they were added. */
export async function toWireList(
  ctx: RequestContext,
  { id, code, name, shareToken }: ListRow,
): Promise<WireShoppingList> {
  const rows = await ctx.db
    .select()
    .from(shoppingListItem)
    .where(eq(shoppingListItem.listId, id))
    .orderBy(asc(shoppingListItem.createdAt), asc(shoppingListItem.id));
  const lineProducts = await loadLineProducts(ctx, [...new Set(rows.map(({ variantId }) => variantId))]);
  const items = rows.map((row) => {
    const plain = { type: 'product', parentId: null, forCredits: false, quoteItemId: null, name: null, position: 0 };
    const asCartItem = { ...row, ...plain, cartId: row.listId };
    const { product, shoppable, variant, prices } = toWireItem(
      toCartLine(asCartItem, lineProducts.get(row.variantId) ?? null, null),
      ctx,
    );
    const { amount, variantId, custom } = row;
    return { id: row.id, amount, variantId, custom, product, shoppable, variant, prices };
  });
  return { id, code, name, shareToken, items };
}

/**
 * Adds products to a list that is the customer's own. An existing item gets the larger amount, so that repeating the
 * request doubles nothing; the wish list holds each product once.
 * @throws Refusal 422 when a product is unknown or the list is full
 */
export async function addToList(ctx: RequestContext, list: ListRow, item: NewListItem): Promise<void> {
  const { variantId, custom } = item;
  if (!(await loadLineProducts(ctx, [variantId])).has(variantId)) {
    throw new HttpError(422, [{ key: 'goneFromShop', field: 'id', code: 'gone' }]);
  }
  const [counted] = await ctx.db
    .select({ count: count() })
    .from(shoppingListItem)
    .where(eq(shoppingListItem.listId, list.id));
  if ((counted?.count ?? 0) >= maxItems) {
    throw new HttpError(422, [{ key: 'listFull', values: { limit: maxItems }, code: 'full' }]);
  }
  const amount = list.code === wishListCode ? 1 : item.amount;
  await writeItems(ctx.db, list.id, [{ variantId, amount, custom }], ctx.now());
}

export async function writeItems(db: Queryable, listId: string, items: readonly NewListItem[], now: Date) {
  if (items.length === 0) return;
  await db
    .insert(shoppingListItem)
    .values(items.map((item) => ({ ...item, id: `sli-${randomUUID()}`, listId, createdAt: now })))
    .onConflictDoUpdate({
      target: [shoppingListItem.listId, shoppingListItem.variantId],
      set: { amount: sql`greatest(${shoppingListItem.amount}, excluded.amount)` },
    });
}

/** @throws Refusal 404 when the list has no such item */
export async function removeFromList(db: Queryable, listId: string, itemId: string): Promise<void> {
  const removed = await db
    .delete(shoppingListItem)
    .where(and(eq(shoppingListItem.listId, listId), eq(shoppingListItem.id, itemId)))
    .returning();
  if (removed.length === 0) throw notFound();
}

/** @throws Refusal 404 when the list has no such item */
export async function changeListItem(
  db: Queryable,
  listId: string,
  { itemId, amount }: { itemId: string; amount: number },
): Promise<void> {
  const changed = await db
    .update(shoppingListItem)
    .set({ amount })
    .where(and(eq(shoppingListItem.listId, listId), eq(shoppingListItem.id, itemId)))
    .returning({ id: shoppingListItem.id });
  if (changed.length === 0) throw notFound();
}
