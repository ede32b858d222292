import { and, eq, isNull, lt } from 'drizzle-orm';
import { accessToken, cart, customerToken, pendingRegistration, rateLimit, watcher } from '../database/schema';
import type { Database } from '../database/database';

/** A guest's cookie lives for a day; their cart is kept a good while longer, then nobody can reach it any more. */
const guestCartDays = 30;
/** Who waits longer has bought elsewhere; the shop keeps no e-mail that it has no use for. */
const watchDays = 180;
const millisecondsPerDay = 86_400_000;

/**
 * Removes what nobody can use any more: spent tokens, registrations that nobody completed, ended counts of attempts, carts of guests long gone, watches of
 * goods that do not come back.
 */
export async function tidyUp(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * millisecondsPerDay);
  await db.delete(accessToken).where(lt(accessToken.expiresAt, now));
  await db.delete(customerToken).where(lt(customerToken.expiresAt, now));
  await db.delete(pendingRegistration).where(lt(pendingRegistration.expiresAt, now));
  await db.delete(rateLimit).where(lt(rateLimit.resetsAt, now));
  await db
    .delete(cart)
    .where(and(isNull(cart.customerId), eq(cart.status, 'open'), lt(cart.updatedAt, daysAgo(guestCartDays))));
  await db.delete(watcher).where(lt(watcher.createdAt, daysAgo(watchDays)));
}
