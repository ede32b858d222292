import { and, eq, isNull, lt } from 'drizzle-orm';
import {
  accessToken,
  cart,
  cartBatch,
  claimPhoto,
  contentPreview,
  cookieConsent,
  customerToken,
  newsletterSubscriber,
  orderAttempt,
  passkeyChallenge,
  pendingRegistration,
  productComment,
  rateLimit,
  reviewPhoto,
  voterKey,
  watcher,
  withdrawalAccess,
} from '../../database/schema';
import type { Database } from '../../database/database';

/** A guest's cookie lives for a day; the cart is stored with a margin, then it is unreachable. */
const guestCartDays = 30;
/** After this time the shopper has bought in another shop; e-mails without a purpose are not stored. */
const watchDays = 180;
/** Whoever asked does not wait any more. */
const questionDays = 180;
/** A form is corrected within minutes. */
const photoDays = 1;
/** Then nobody can tell any more to whom the votes of guests belong. */
const voterKeyDays = 30;
/** Whoever has not confirmed by then does not want the newsletter, or is not the one who asked for it. */
const subscriptionDays = 30;
/** Nobody repeats an attempt after its cookie has expired. */
const attemptDays = 30;
/** The year for which a decision about cookies holds, and the three in which somebody may still ask for its proof. */
const cookieConsentDays = 4 * 365;
const millisecondsPerDay = 86_400_000;

/**
 * Removes expired data: used tokens, previews and challenges, uncompleted registrations, expired rate limits, old guest carts,
 * watches of products that were not restocked and did not get cheaper, questions that nobody answered, photographs of
 * reviews and claims that were not submitted, the key of guests' votes, subscriptions that nobody confirmed, and decisions
 * about cookies.
 */
export async function tidyUp(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * millisecondsPerDay);
  await db.delete(accessToken).where(lt(accessToken.expiresAt, now));
  await db.delete(customerToken).where(lt(customerToken.expiresAt, now));
  await db.delete(withdrawalAccess).where(lt(withdrawalAccess.expiresAt, now));
  await db.delete(contentPreview).where(lt(contentPreview.expiresAt, now));
  await db.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, now));
  await db.delete(pendingRegistration).where(lt(pendingRegistration.expiresAt, now));
  await db.delete(rateLimit).where(lt(rateLimit.resetsAt, now));
  await db
    .delete(cart)
    .where(and(isNull(cart.customerId), eq(cart.status, 'open'), lt(cart.updatedAt, daysAgo(guestCartDays))));
  await db.delete(orderAttempt).where(lt(orderAttempt.createdAt, daysAgo(attemptDays)));
  await db.delete(cartBatch).where(lt(cartBatch.createdAt, daysAgo(attemptDays)));
  await db.delete(cookieConsent).where(lt(cookieConsent.decidedAt, daysAgo(cookieConsentDays)));
  await db.delete(watcher).where(lt(watcher.createdAt, daysAgo(watchDays)));
  await db
    .delete(productComment)
    .where(and(eq(productComment.isWaiting, true), lt(productComment.createdAt, daysAgo(questionDays))));
  await db.delete(reviewPhoto).where(and(isNull(reviewPhoto.reviewId), lt(reviewPhoto.createdAt, daysAgo(photoDays))));
  await db.delete(claimPhoto).where(and(isNull(claimPhoto.claimId), lt(claimPhoto.createdAt, daysAgo(photoDays))));
  await db.delete(voterKey).where(lt(voterKey.createdAt, daysAgo(voterKeyDays)));
  await db
    .delete(newsletterSubscriber)
    .where(
      and(isNull(newsletterSubscriber.confirmedAt), lt(newsletterSubscriber.consentedAt, daysAgo(subscriptionDays))),
    );
}
