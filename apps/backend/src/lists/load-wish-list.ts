import { and, asc, eq } from 'drizzle-orm';
import { shoppingList, shoppingListItem } from '../database/schema';
import type { RequestContext } from '../server/routes/request-context';
import { wishListCode } from './find-list';

/** Which variants are in the wish list. */
interface WishList {
  /** `null` until something is put into it. */
  id: string | null;
  items: { id: string; variantId: string }[];
}

/**
 * The customer's wish list without its products, as each page needs it for the wish-list buttons, in the order of
 * adding.
 */
export async function loadWishList({ db, customerId }: Pick<RequestContext, 'db' | 'customerId'>): Promise<WishList> {
  const { id, variantId, createdAt } = shoppingListItem;
  const rows = await db
    .select({ listId: shoppingList.id, item: { id, variantId } })
    .from(shoppingList)
    .leftJoin(shoppingListItem, eq(shoppingListItem.listId, shoppingList.id))
    .where(and(eq(shoppingList.customerId, customerId ?? ''), eq(shoppingList.code, wishListCode)))
    .orderBy(asc(createdAt), asc(id));
  return { id: rows[0]?.listId ?? null, items: rows.flatMap(({ item }) => item ?? []) };
}
