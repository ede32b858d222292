import { eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  accessToken,
  companyMember,
  contactMessage,
  creditMovement,
  customer,
  customerAddress,
  newsletterSubscriber,
  passkey,
  productComment,
  quote,
  quoteItem,
  review,
  shoppingList,
  shoppingListItem,
  shopOrder,
  warrantyClaim,
  watcher,
} from '../../database/schema';
import { listClaims, toWireClaim } from '../../claims/load-claims';
import { listOwnSchedules } from '../../schedules/load-schedules';
import { toWireSchedule } from '../../schedules/schedule-schema';
import { withItems } from '../../orders/find-order';
import { toWireOrder } from '../../orders/to-wire-order';
import { withWithdrawals } from '../../withdrawals/load-withdrawals';
import type { RequestContext } from '../../server/routes/request-context';

/** Rows that know a customer only by the e-mail they typed. */
const isOf = (column: AnyPgColumn, email: string): SQL => eq(sql`lower(${column})`, email.toLowerCase());

const watchColumns = {
  productId: watcher.productId,
  variantId: watcher.variantId,
  kind: watcher.kind,
  email: watcher.email,
  createdAt: watcher.createdAt,
};

/** More than anybody claims, or has repeated. */
const all = { limit: 10_000, offset: 0 };

const sessionColumns = {
  device: accessToken.device,
  createdAt: accessToken.createdAt,
  expiresAt: accessToken.expiresAt,
  isStaff: accessToken.isStaff,
};

const passkeyColumns = { name: passkey.name, createdAt: passkey.createdAt, lastUsedAt: passkey.lastUsedAt };

/**
 * Everything the shop knows of its customer, by kind, as article 20 of the GDPR wants it: structured and machine
 * readable. Secrets and their hashes are left out, they are nobody's data.
 */
export async function loadPersonalData({
  db,
  locale,
  customerId,
  now,
}: RequestContext): Promise<Record<string, unknown>> {
  const id = customerId ?? '';
  const [own] = await db.select().from(customer).where(eq(customer.id, id));
  if (own === undefined) return {};
  const { passwordHash: _, ...profile } = own;
  const orders = await db.select().from(shopOrder).where(eq(shopOrder.customerId, id)).orderBy(shopOrder.createdAt);
  const withdrawals = (await withWithdrawals(db, orders)).flatMap((order) => order.withdrawals);
  const claims = await listClaims(db, eq(warrantyClaim.customerId, id), all);
  const schedules = await listOwnSchedules({ db, customerId }, all);
  const lists = await db.select().from(shoppingList).where(eq(shoppingList.customerId, id));
  const items = await db
    .select({ listId: shoppingListItem.listId, variantId: shoppingListItem.variantId, amount: shoppingListItem.amount })
    .from(shoppingListItem)
    .innerJoin(shoppingList, eq(shoppingList.id, shoppingListItem.listId))
    .where(eq(shoppingList.customerId, id));
  return {
    profile,
    company: await db.select().from(companyMember).where(eq(companyMember.customerId, id)),
    addresses: await db.select().from(customerAddress).where(eq(customerAddress.customerId, id)),
    orders: (await withItems(db, orders)).map((order) => toWireOrder(order, { locale, now }, null)),
    withdrawals: withdrawals.map(({ row: { attemptHash: ___, ...row }, items: lines }) => ({ ...row, items: lines })),
    schedules: schedules.map((schedule) => toWireSchedule(schedule, locale)),
    claims: claims.map((claim) => toWireClaim(claim, locale)),
    quotes: (await db.select().from(quote).where(eq(quote.customerId, id))).map(({ attemptHash: ____, ...row }) => row),
    quoteItems: (
      await db
        .select({ quoteItem })
        .from(quoteItem)
        .innerJoin(quote, eq(quote.id, quoteItem.quoteId))
        .where(eq(quote.customerId, id))
    ).map((row) => row.quoteItem),
    shoppingLists: lists.map(({ shareToken: __, ...list }) => ({
      ...list,
      items: items.filter(({ listId }) => listId === list.id),
    })),
    sessions: await db.select(sessionColumns).from(accessToken).where(eq(accessToken.customerId, id)),
    passkeys: await db.select(passkeyColumns).from(passkey).where(eq(passkey.customerId, id)),
    credits: await db.select().from(creditMovement).where(eq(creditMovement.customerId, id)),
    reviews: await db.select().from(review).where(eq(review.customerId, id)),
    questions: await db.select().from(productComment).where(isOf(productComment.email, own.email)),
    messages: await db.select().from(contactMessage).where(isOf(contactMessage.email, own.email)),
    watchers: await db.select(watchColumns).from(watcher).where(isOf(watcher.email, own.email)),
    newsletter: await db.select().from(newsletterSubscriber).where(isOf(newsletterSubscriber.email, own.email)),
  };
}
