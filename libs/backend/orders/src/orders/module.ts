import {
  orderAttempt,
  orderChange,
  orderDiscount,
  orderItem,
  orderNote,
  orderStatusChange,
  orderToken,
  shopOrder,
  stockMove,
  termsVersion,
} from './tables';
import { and, eq, inArray, lt, notExists, or } from 'drizzle-orm';
import { type Database, type TidyContext, defineModule } from '@vyloha/backend-kernel';
import { loadMarketingRetention } from '@vyloha/backend-shop';
import { vatCheck } from '@vyloha/backend-shop/tables';
import { checkoutValuesOf } from './checkout-fields';
import { composeOrderMail } from './confirmation/compose-order-mail';
import { orderMailKinds } from './confirmation/order-mail-data';
import { withItems } from './find-order';
import { orderLimits } from './limits';
import { archiveTerms } from './terms/terms-archive';
import { toWireOrder } from './to-wire-order';
import { orderRoutes } from './order-routes';

/** The consents that came with orders; the orders stay. */
async function forgetMarketing(db: Database, context: TidyContext): Promise<void> {
  const retention = await loadMarketingRetention(db, context);
  if (retention === null) return;
  const { newsletter, magazine, phoneNotification, createdAt, currency } = shopOrder;
  const hasConsent = or(...[newsletter, magazine, phoneNotification].map((flag) => eq(flag, true)));
  await db
    .update(shopOrder)
    .set({ newsletter: false, magazine: false, phoneNotification: false, consentTexts: null })
    .where(and(lt(createdAt, retention.agreedBefore), inArray(currency, retention.currencies), hasConsent));
}

/** Answers of VIES that no order was placed on: whoever tries numbers leaves nothing behind. */
async function removeUnusedVatChecks(db: Database, { daysAgo }: TidyContext): Promise<void> {
  const orders = db.select({ id: shopOrder.id }).from(shopOrder).where(eq(shopOrder.vatCheckId, vatCheck.id));
  await db.delete(vatCheck).where(and(lt(vatCheck.askedAt, daysAgo(90)), notExists(orders)));
}

/** Orders: placing, states, and the terms they were agreed under. */
export const ordersModule = defineModule({
  name: 'orders',
  tables: {
    orderAttempt,
    orderChange,
    orderDiscount,
    orderItem,
    orderNote,
    orderStatusChange,
    orderToken,
    shopOrder,
    stockMove,
    termsVersion,
  },
  routes: orderRoutes,
  limits: Object.values(orderLimits),
  mails: [{ kinds: orderMailKinds, compose: composeOrderMail }],
  tidy: async (db, context) => {
    // Nobody repeats an attempt after its cookie has expired.
    await db.delete(orderAttempt).where(lt(orderAttempt.createdAt, context.daysAgo(30)));
    await forgetMarketing(db, context);
    await removeUnusedVatChecks(db, context);
    await archiveTerms(db, context.now);
  },
  personalData: {
    tables: { shopOrder: { key: 'orders' } },
    export: async (ctx, { id }) => {
      const { customerId, createdAt } = shopOrder;
      const orders = await ctx.db.select().from(shopOrder).where(eq(customerId, id)).orderBy(createdAt);
      const ids = orders.map((order) => order.id);
      const notes = await ctx.db.select().from(orderNote).where(inArray(orderNote.orderId, ids)).orderBy(orderNote.id);
      const { orderId, note, changedAt, isByShopper } = orderStatusChange;
      const cancellations = ctx.db.select({ orderId, note, changedAt }).from(orderStatusChange);
      return {
        orderCancellations: await cancellations.where(and(inArray(orderId, ids), eq(isByShopper, true))),
        orderNotes: notes.map(({ id: _, ...note }) => note),
        orders: (await withItems(ctx.db, orders)).map((stored) => ({
          ...toWireOrder(stored, ctx, null),
          ...checkoutValuesOf(stored.order),
        })),
      };
    },
    // Orders stay, as tax law demands, and belong to no account any more. Of those that are over nobody needs the notes, and why they were cancelled.
    forget: async (tx, { id }) => {
      const isOver = and(eq(shopOrder.customerId, id), inArray(shopOrder.status, ['delivered', 'cancelled']));
      const over = tx.select({ id: shopOrder.id }).from(shopOrder).where(isOver);
      await tx.delete(orderNote).where(inArray(orderNote.orderId, over));
      const { orderId, isByShopper } = orderStatusChange;
      await tx
        .update(orderStatusChange)
        .set({ note: null })
        .where(and(inArray(orderId, over), eq(isByShopper, true)));
      await tx.update(shopOrder).set({ customerId: null }).where(eq(shopOrder.customerId, id));
    },
  },
});
