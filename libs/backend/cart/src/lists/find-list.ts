import { randomBytes, randomUUID } from 'node:crypto';
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import { type CustomerContext, HttpError, type Queryable } from '@vyloha/backend-kernel';
import { shoppingList, shoppingListItem } from '@vyloha/backend-accounts/tables';
import { wishListCode } from '@vyloha/backend-accounts';

export type ListRow = typeof shoppingList.$inferSelect;
export type ListOwner = Pick<CustomerContext, 'customerId'>;

const maxLists = 50;
const tokenBytes = 24;

const isOwnedBy = ({ customerId }: ListOwner) => eq(shoppingList.customerId, customerId);

/** One of the customer's own lists; null for anybody else's. */
export async function findList(
  db: Queryable,
  owner: ListOwner,
  by: 'id' | 'code',
  value: string,
): Promise<ListRow | null> {
  const [found] = await db
    .select()
    .from(shoppingList)
    .where(and(isOwnedBy(owner), eq(shoppingList[by], value)));
  return found ?? null;
}

/** Lists the customer has named, oldest first; the wish list has a page of its own. */
export async function listLists(db: Queryable, owner: ListOwner): Promise<(ListRow & { itemCount: number })[]> {
  const rows = await db
    .select({ list: shoppingList, itemCount: count(shoppingListItem.id) })
    .from(shoppingList)
    .leftJoin(shoppingListItem, eq(shoppingListItem.listId, shoppingList.id))
    .where(and(isOwnedBy(owner), isNull(shoppingList.code)))
    .groupBy(shoppingList.id)
    .orderBy(asc(shoppingList.createdAt), asc(shoppingList.id));
  return rows.map(({ list, itemCount }) => ({ ...list, itemCount }));
}

/** @throws Refusal 422 when the customer has the maximum number of lists */
export async function createList(db: Queryable, owner: ListOwner, name: string, now: Date): Promise<ListRow> {
  const [counted] = await db.select({ count: count() }).from(shoppingList).where(isOwnedBy(owner));
  if ((counted?.count ?? 0) >= maxLists) {
    throw new HttpError(422, [{ key: 'listsFull', values: { limit: maxLists }, code: 'full' }]);
  }
  const row = {
    id: `sl-${randomUUID()}`,
    customerId: owner.customerId,
    code: null,
    shareToken: null,
    name,
    createdAt: now,
  };
  await db.insert(shoppingList).values(row);
  return row;
}

/** The wish list is created with its first item. */
export async function findOrCreateWishList(db: Queryable, owner: ListOwner, now: Date): Promise<ListRow> {
  const row = { id: `sl-${randomUUID()}`, customerId: owner.customerId, code: wishListCode, createdAt: now };
  const [created] = await db
    .insert(shoppingList)
    .values({ ...row, name: wishListCode })
    .onConflictDoNothing()
    .returning();
  const list = created ?? (await findList(db, owner, 'code', wishListCode));
  if (list === null) throw new Error('the wish list of this customer was neither found nor made');
  return list;
}

export async function removeList(db: Queryable, owner: ListOwner, id: string): Promise<boolean> {
  const removed = await db
    .delete(shoppingList)
    .where(and(isOwnedBy(owner), eq(shoppingList.id, id)))
    .returning();
  return removed.length > 0;
}

/** Renames a list that the customer has named; null for the wish list and for anybody else's. */
export async function renameList(
  db: Queryable,
  owner: ListOwner,
  { id, name }: { id: string; name: string },
): Promise<ListRow | null> {
  const [renamed] = await db
    .update(shoppingList)
    .set({ name })
    .where(and(isOwnedBy(owner), eq(shoppingList.id, id), isNull(shoppingList.code)))
    .returning();
  return renamed ?? null;
}

/**
 * Lets anyone who has the link see the list, or nobody any more. Sharing again keeps the link; after it was withdrawn
 * the next one is another.
 */
export async function shareList(
  db: Queryable,
  owner: ListOwner,
  { id, isShared }: { id: string; isShared: boolean },
): Promise<ListRow | null> {
  const token = randomBytes(tokenBytes).toString('hex');
  const [changed] = await db
    .update(shoppingList)
    .set({ shareToken: isShared ? sql`coalesce(${shoppingList.shareToken}, ${token})` : null })
    .where(and(isOwnedBy(owner), eq(shoppingList.id, id)))
    .returning();
  return changed ?? null;
}

/** The list that this link shows; null for one that was never given or is withdrawn. */
export async function findSharedList(db: Queryable, token: string): Promise<ListRow | null> {
  const [found] = await db.select().from(shoppingList).where(eq(shoppingList.shareToken, token));
  return found ?? null;
}
