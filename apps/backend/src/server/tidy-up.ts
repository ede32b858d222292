import { and, eq, isNull, lt } from 'drizzle-orm';
import { accessToken, cart, customerToken, rateLimit } from '../database/schema';
import type { Database } from '../database/database';

/** A guest's cookie lives for a day; their cart is kept a good while longer, then nobody can reach it any more. */
const guestCartDays = 30;
const millisecondsPerDay = 86_400_000;

/** Removes what nobody can use any more: spent tokens, ended counts of attempts, carts of guests long gone. */
export async function tidyUp(db: Database, now: Date): Promise<void> {
  const longGone = new Date(now.getTime() - guestCartDays * millisecondsPerDay);
  await db.delete(accessToken).where(lt(accessToken.expiresAt, now));
  await db.delete(customerToken).where(lt(customerToken.expiresAt, now));
  await db.delete(rateLimit).where(lt(rateLimit.resetsAt, now));
  await db.delete(cart).where(and(isNull(cart.customerId), eq(cart.status, 'open'), lt(cart.updatedAt, longGone)));
}
