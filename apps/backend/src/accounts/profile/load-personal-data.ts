import { and, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { listClaims, toWireClaim } from '../../claims/load-claims';
import { loadApprovalsOfPerson } from '../../companies/approvals/approvals-of-person';
import type { Database } from '../../database/database';
import {
  accessToken,
  cart,
  cartItem,
  companyInvitation,
  companyMember,
  contactMessage,
  creditMovement,
  customer,
  customerAddress,
  customerToken,
  newsletterSubscriber,
  passkey,
  productComment,
  quote,
  quoteItem,
  review,
  reviewVote,
  shoppingList,
  shoppingListItem,
  shopOrder,
  warrantyClaim,
  watcher,
} from '../../database/schema';
import { checkoutValuesOf } from '../../orders/checkout-fields';
import { withItems } from '../../orders/find-order';
import { toWireOrder } from '../../orders/to-wire-order';
import { listOwnSchedules } from '../../schedules/load-schedules';
import { toWireSchedule } from '../../schedules/schedule-schema';
import { customerVoter } from '../../reviews/votes/voter';
import type { RequestContext } from '../../server/routes/request-context';
import { withWithdrawals } from '../../withdrawals/load-withdrawals';

/** More than anybody has. */
const maxRows = 10_000;
const all = { limit: maxRows, offset: 0 };

const watchColumns = {
  productId: watcher.productId,
  variantId: watcher.variantId,
  kind: watcher.kind,
  email: watcher.email,
  createdAt: watcher.createdAt,
};

const sessionColumns = {
  device: accessToken.device,
  createdAt: accessToken.createdAt,
  expiresAt: accessToken.expiresAt,
  isStaff: accessToken.isStaff,
};

const passkeyColumns = { name: passkey.name, createdAt: passkey.createdAt, lastUsedAt: passkey.lastUsedAt };

const deviceColumns = { device: customerToken.device, expiresAt: customerToken.expiresAt };

const invitationColumns = {
  companyId: companyInvitation.companyId,
  role: companyInvitation.role,
  orderLimitMinor: companyInvitation.orderLimitMinor,
  createdAt: companyInvitation.createdAt,
  expiresAt: companyInvitation.expiresAt,
};

const listItemColumns = {
  listId: shoppingListItem.listId,
  variantId: shoppingListItem.variantId,
  amount: shoppingListItem.amount,
};

async function loadOrders(ctx: RequestContext, id: string) {
  const { db, locale } = ctx;
  const orders = await db.select().from(shopOrder).where(eq(shopOrder.customerId, id)).orderBy(shopOrder.createdAt);
  const withdrawals = (await withWithdrawals(db, orders)).flatMap((order) => order.withdrawals);
  const claims = await listClaims(db, eq(warrantyClaim.customerId, id), all);
  return {
    orders: (await withItems(db, orders)).map((stored) => ({
      ...toWireOrder(stored, ctx, null),
      ...checkoutValuesOf(stored.order),
    })),
    withdrawals: withdrawals.map(({ row: { attemptHash: _, ...row }, items }) => ({ ...row, items })),
    schedules: (await listOwnSchedules(ctx, all, maxRows)).map((schedule) => toWireSchedule(schedule, locale)),
    claims: claims.map((claim) => toWireClaim(claim, locale)),
  };
}

async function loadQuotes(db: Database, id: string) {
  const isOwn = eq(quote.customerId, id);
  const quotes = await db.select().from(quote).where(isOwn);
  const lines = db.select({ quoteItem }).from(quoteItem).innerJoin(quote, eq(quote.id, quoteItem.quoteId));
  return {
    quotes: quotes.map(({ attemptHash: _, ...row }) => row),
    quoteItems: (await lines.where(isOwn)).map((row) => row.quoteItem),
  };
}

/** What they want to buy. */
async function loadWishes(db: Database, id: string) {
  const lists = await db.select().from(shoppingList).where(eq(shoppingList.customerId, id));
  const items = await db
    .select(listItemColumns)
    .from(shoppingListItem)
    .innerJoin(shoppingList, eq(shoppingList.id, shoppingListItem.listId))
    .where(eq(shoppingList.customerId, id));
  // What was placed is an order.
  const isWanted = and(eq(cart.customerId, id), ne(cart.status, 'placed'));
  const lines = db.select({ cartItem }).from(cartItem).innerJoin(cart, eq(cart.id, cartItem.cartId)).where(isWanted);
  return {
    shoppingLists: lists.map(({ shareToken: _, ...list }) => ({
      ...list,
      items: items.filter(({ listId }) => listId === list.id),
    })),
    cartItems: (await lines.orderBy(cartItem.createdAt, cartItem.position)).map((row) => row.cartItem),
  };
}

async function loadAccess(db: Database, id: string) {
  const isDevice = and(eq(customerToken.customerId, id), eq(customerToken.purpose, 'device'));
  return {
    sessions: await db.select(sessionColumns).from(accessToken).where(eq(accessToken.customerId, id)),
    devices: await db.select(deviceColumns).from(customerToken).where(isDevice),
    passkeys: await db.select(passkeyColumns).from(passkey).where(eq(passkey.customerId, id)),
  };
}

/** What is known by the e-mail that somebody typed: theirs only where they have proven the mailbox. */
async function loadOfMailbox(db: Database, { email, emailConfirmedAt }: typeof customer.$inferSelect) {
  const isOf = (column: AnyPgColumn): SQL =>
    emailConfirmedAt === null ? sql`false` : eq(sql`lower(${column})`, email.toLowerCase());
  return {
    invitations: await db.select(invitationColumns).from(companyInvitation).where(isOf(companyInvitation.email)),
    questions: await db.select().from(productComment).where(isOf(productComment.email)),
    messages: await db.select().from(contactMessage).where(isOf(contactMessage.email)),
    watchers: await db.select(watchColumns).from(watcher).where(isOf(watcher.email)),
    newsletter: await db.select().from(newsletterSubscriber).where(isOf(newsletterSubscriber.email)),
    guestReviews: await db
      .select()
      .from(review)
      .where(and(isNull(review.customerId), isOf(review.email))),
  };
}

/**
 * Everything the shop knows of its customer, by kind, as article 20 of the GDPR wants it: structured and machine
 * readable. Secrets and their hashes are left out, they are nobody's data.
 */
export async function loadPersonalData(ctx: RequestContext): Promise<Record<string, unknown>> {
  const { db } = ctx;
  const id = ctx.customerId ?? '';
  const [own] = await db.select().from(customer).where(eq(customer.id, id));
  if (own === undefined) return {};
  const { passwordHash: _, ...profile } = own;
  return {
    profile,
    company: await db.select().from(companyMember).where(eq(companyMember.customerId, id)),
    addresses: await db.select().from(customerAddress).where(eq(customerAddress.customerId, id)),
    ...(await loadOrders(ctx, id)),
    ...(await loadApprovalsOfPerson(ctx, id)),
    ...(await loadQuotes(db, id)),
    ...(await loadWishes(db, id)),
    ...(await loadAccess(db, id)),
    credits: await db.select().from(creditMovement).where(eq(creditMovement.customerId, id)),
    reviews: await db.select().from(review).where(eq(review.customerId, id)),
    reviewVotes: await db
      .select()
      .from(reviewVote)
      .where(eq(reviewVote.voter, customerVoter(id))),
    ...(await loadOfMailbox(db, own)),
  };
}
