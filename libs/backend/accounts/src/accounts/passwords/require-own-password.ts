import { eq } from 'drizzle-orm';
import { customer } from '../tables';
import { type CustomerContext, HttpError, enforceRateLimits } from '@vyloha/backend-kernel';
import { accountLimits } from '../limits';
import { verifyPassword } from './password';

interface OwnPassword {
  password: string;
  /** Name of the field on the wire. */
  field: string;
}

/**
 * Whoever holds a session alone must not take the account over.
 * @throws Refusal 422 for a wrong password, 429 after too many
 */
export async function requireOwnPassword(ctx: CustomerContext, { password, field }: OwnPassword): Promise<void> {
  const id = ctx.customerId;
  const counted = await enforceRateLimits(ctx, accountLimits.changePassword, { account: id });
  const [stored] = await ctx.db.select({ hash: customer.passwordHash }).from(customer).where(eq(customer.id, id));
  if (stored === undefined || !(await verifyPassword(password, stored.hash))) {
    throw new HttpError(422, [{ key: 'wrongPassword', field, code: 'wrong_password' }]);
  }
  await counted.revert();
}
