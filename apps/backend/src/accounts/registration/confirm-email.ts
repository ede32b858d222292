import { and, eq, isNull, sql } from 'drizzle-orm';
import { customer } from '../tables';
import { shopOrder } from '../../orders/tables';
import type { Transaction } from '../../database/database';

/**
 * The mailbox is proven to be the customer's: orders placed with it before registration are assigned to the account.
 * Only now, since anybody can register with somebody else's e-mail.
 */
export async function confirmEmail(tx: Transaction, customerId: string, now: Date): Promise<void> {
  const [confirmed] = await tx
    .update(customer)
    .set({ emailConfirmedAt: now })
    .where(and(eq(customer.id, customerId), isNull(customer.emailConfirmedAt)))
    .returning({ email: customer.email });
  if (confirmed !== undefined) await assignOrdersOf(tx, customerId, confirmed.email);
}

/** Orders that nobody with an account placed become those of the owner of their mailbox. */
export async function assignOrdersOf(tx: Transaction, customerId: string, email: string): Promise<void> {
  await tx
    .update(shopOrder)
    .set({ customerId })
    .where(and(isNull(shopOrder.customerId), eq(sql`lower(${shopOrder.email})`, email.toLowerCase())));
}
