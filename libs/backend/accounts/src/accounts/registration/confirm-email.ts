import { accountEvents } from '../account-events';
import { and, eq, isNull } from 'drizzle-orm';
import type { RequestContext, Transaction } from '@vyloha/backend-kernel';
import { customer } from '../tables';

/**
 * The mailbox is proven to be the customer's: orders placed with it before registration are assigned to the account.
 * Only now, since anybody can register with somebody else's e-mail.
 */
export async function confirmEmail(
  tx: Transaction,
  ctx: Pick<RequestContext, 'services' | 'now'>,
  customerId: string,
): Promise<void> {
  const [confirmed] = await tx
    .update(customer)
    .set({ emailConfirmedAt: ctx.now() })
    .where(and(eq(customer.id, customerId), isNull(customer.emailConfirmedAt)))
    .returning({ email: customer.email });
  if (confirmed !== undefined) await accountEvents.of(ctx).mailboxProven(tx, customerId, confirmed.email);
}
