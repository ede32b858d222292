import { eq } from 'drizzle-orm';
import { newsletterSubscriber } from './tables';
import { requestSubscription } from './request-subscription';
import type { CustomerContext } from '@vyloha/backend-kernel';
import { toZonedIso } from '@vyloha/backend-shop';
import { loadUser } from '../accounts/user';
import { withdrawConsent } from './withdraw-consent';

/** Whether the newsletter is sent to the customer, and since when. */
export interface NewsletterConsent {
  state: 'subscribed' | 'unconfirmed' | 'none';
  /** ISO 8601; null without a consent. */
  consentedAt: string | null;
}

export async function loadNewsletterConsent(ctx: CustomerContext): Promise<NewsletterConsent> {
  const { email } = await loadUser(ctx);
  const [found] = await ctx.db
    .select()
    .from(newsletterSubscriber)
    .where(eq(newsletterSubscriber.email, email.toLowerCase()));
  if (found === undefined) return { state: 'none', consentedAt: null };
  return {
    state: found.confirmedAt === null ? 'unconfirmed' : 'subscribed',
    consentedAt: toZonedIso(found.consentedAt),
  };
}

/**
 * Subscribes the customer, at once where the mailbox is proven to be theirs and else by a mail, or ends the
 * subscription. Subscribing again changes nothing.
 */
export async function setNewsletterConsent(
  ctx: CustomerContext,
  { isWanted, wording }: { isWanted: boolean; wording: string | null },
): Promise<void> {
  const user = await loadUser(ctx);
  const email = user.email.toLowerCase();
  const { db, locale, now } = ctx;
  if (!isWanted) {
    await db.transaction((tx) => withdrawConsent(tx, { email, source: 'account', at: now() }));
    return;
  }
  const consent = { locale, source: 'account', wording, callbackUrl: null };
  if (!user.isEmailConfirmed) {
    await db.transaction((tx) => requestSubscription(tx, { ...consent, email, at: now() }));
    ctx.wakeJobs();
    return;
  }
  const confirmed = { ...consent, consentedAt: now(), confirmedAt: now() };
  await db
    .insert(newsletterSubscriber)
    .values({ ...confirmed, email })
    .onConflictDoNothing();
  await db.update(newsletterSubscriber).set({ confirmedAt: now() }).where(eq(newsletterSubscriber.email, email));
}
