import { and, eq, exists, isNotNull, notExists, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '@vyloha/backend-kernel';
import { newsletterSubscriber } from '@vyloha/backend-accounts/tables';
import { orderReturn } from '@vyloha/backend-orders';
import { shopOrder } from '@vyloha/backend-orders/tables';

/**
 * Condition for orders whose customers may be invited: they have them, nothing of them comes back, and the owner of the
 * mailbox has agreed to commercial mails.
 */
export function isInvitable(db: Queryable): SQL | undefined {
  const returned = db
    .select({ orderId: orderReturn.orderId })
    .from(orderReturn)
    .where(eq(orderReturn.orderId, shopOrder.id));
  const consent = db
    .select({ email: newsletterSubscriber.email })
    .from(newsletterSubscriber)
    .where(
      and(eq(newsletterSubscriber.email, sql`lower(${shopOrder.email})`), isNotNull(newsletterSubscriber.confirmedAt)),
    );
  return and(eq(shopOrder.status, 'delivered'), notExists(returned), exists(consent));
}
