import { and, asc, between, eq, exists, notExists } from 'drizzle-orm';
import type { Database } from '@vyloha/backend-kernel';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { orderStatusChange, shopOrder } from '@vyloha/backend-orders/tables';
import { loadShopData } from '@vyloha/backend-shop';
import { reviewInvitation } from '../tables';
import { invitationMailKind } from './invitation-mail-kind';
import { isInvitable } from './is-invitable';

const batchSize = 500;
const dayMs = 86_400_000;

/** Nobody is invited later than so many days after the time: not to the orders of before it was switched on. */
const maxDelayDays = 14;

/** Invites the customers of orders that were delivered some days ago to review the products, once; never without the setting. */
export async function inviteToReview(context: { db: Database; now: () => Date }): Promise<void> {
  const { db } = context;
  const now = context.now();
  const { reviewInvitationAfterDays } = (await loadShopData(db)).settings;
  if (reviewInvitationAfterDays === null) return;
  const lastDelivery = new Date(now.getTime() - reviewInvitationAfterDays * dayMs);
  const firstDelivery = new Date(lastDelivery.getTime() - maxDelayDays * dayMs);
  await db.transaction(async (tx) => {
    const delivered = tx
      .select({ id: orderStatusChange.id })
      .from(orderStatusChange)
      .where(
        and(
          eq(orderStatusChange.orderId, shopOrder.id),
          eq(orderStatusChange.status, 'delivered'),
          between(orderStatusChange.changedAt, firstDelivery, lastDelivery),
        ),
      );
    const invited = tx
      .select({ orderId: reviewInvitation.orderId })
      .from(reviewInvitation)
      .where(eq(reviewInvitation.orderId, shopOrder.id));
    const orders = await tx
      .select({ id: shopOrder.id, email: shopOrder.email })
      .from(shopOrder)
      .where(and(isInvitable(tx), exists(delivered), notExists(invited)))
      .orderBy(asc(shopOrder.createdAt))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    if (orders.length === 0) return;
    await tx.insert(reviewInvitation).values(orders.map(({ id }) => ({ orderId: id, invitedAt: now })));
    const mail = { kind: invitationMailKind, subjectType: 'order', enqueuedAt: now, runAfter: now };
    await tx
      .insert(outboxMail)
      .values(orders.map(({ id, email }) => ({ ...mail, subjectId: id, recipient: email.toLowerCase() })));
  });
}
