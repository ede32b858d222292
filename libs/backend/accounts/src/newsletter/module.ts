import { newsletterKey, newsletterSubscriber, newsletterToken, newsletterWithdrawal } from './tables';
import { and, inArray, isNull, lt } from 'drizzle-orm';
import { defineModule, isEmail, isOfMailbox, maxExported } from '@vyloha/backend-kernel';
import { loadMarketingRetention } from '@vyloha/backend-shop';
import { composeNewsletterMail, composeUnsubscribeMail } from './compose-newsletter-mail';
import { newsletterLimits } from './limits';
import { ownConsentRoutes } from './own-consent-routes';
import { newsletterRoutes } from './newsletter-routes';
import { subscriberRoutes } from './subscribers/subscriber-routes';
import { unsubscribeMailKind } from './unsubscribe-mail-kind';
import { unsubscribeRoutes } from './unsubscribe-routes';

/** Subscriptions to the newsletter. */
export const newsletterModule = defineModule({
  name: 'newsletter',
  tables: { newsletterKey, newsletterSubscriber, newsletterToken, newsletterWithdrawal },
  routes: [...newsletterRoutes, ...unsubscribeRoutes, ...ownConsentRoutes, ...subscriberRoutes],
  limits: Object.values(newsletterLimits),
  mails: [
    { kinds: ['newsletter'], compose: composeNewsletterMail },
    { kinds: [unsubscribeMailKind], compose: composeUnsubscribeMail },
  ],
  tidy: async (db, context) => {
    const { confirmedAt, consentedAt, locale } = newsletterSubscriber;
    // Whoever has not confirmed by then does not want it, or is not the one who asked for it.
    await db.delete(newsletterSubscriber).where(and(isNull(confirmedAt), lt(consentedAt, context.daysAgo(30))));
    // Then nobody can claim any more to have got mails without a consent.
    await db.delete(newsletterWithdrawal).where(lt(newsletterWithdrawal.withdrawnAt, context.daysAgo(3 * 365)));
    const retention = await loadMarketingRetention(db, context);
    if (retention === null) return;
    const { agreedBefore, locales } = retention;
    await db.delete(newsletterSubscriber).where(and(lt(consentedAt, agreedBefore), inArray(locale, locales)));
  },
  personalData: {
    tables: {
      newsletterSubscriber: { key: 'newsletter' },
      newsletterToken: { reason: 'secrets, which go with the subscription' },
      newsletterWithdrawal: { key: 'newsletterWithdrawals' },
    },
    export: async ({ db }, customer) => ({
      newsletter: await db.select().from(newsletterSubscriber).where(isOfMailbox(newsletterSubscriber.email, customer)),
      newsletterWithdrawals: await db
        .select()
        .from(newsletterWithdrawal)
        .where(isOfMailbox(newsletterWithdrawal.email, customer))
        .limit(maxExported),
    }),
    forget: async (tx, { email }) => {
      await tx.delete(newsletterSubscriber).where(isEmail(newsletterSubscriber.email, email));
      await tx.delete(newsletterWithdrawal).where(isEmail(newsletterWithdrawal.email, email));
    },
  },
});
