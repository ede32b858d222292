import { newsletterSubscriber, newsletterToken } from './tables';
import { and, inArray, isNull, lt } from 'drizzle-orm';
import { defineModule, isEmail, isOfMailbox } from '@vyloha/backend-kernel';
import { loadMarketingRetention } from '@vyloha/backend-shop';
import { composeNewsletterMail } from './compose-newsletter-mail';
import { newsletterLimits } from './limits';
import { ownConsentRoutes } from './own-consent-routes';
import { newsletterRoutes } from './newsletter-routes';
import { subscriberRoutes } from './subscribers/subscriber-routes';

/** Subscriptions to the newsletter. */
export const newsletterModule = defineModule({
  name: 'newsletter',
  tables: { newsletterSubscriber, newsletterToken },
  routes: [...newsletterRoutes, ...ownConsentRoutes, ...subscriberRoutes],
  limits: Object.values(newsletterLimits),
  mails: [{ kinds: ['newsletter'], compose: composeNewsletterMail }],
  tidy: async (db, context) => {
    const { confirmedAt, consentedAt, locale } = newsletterSubscriber;
    // Whoever has not confirmed by then does not want it, or is not the one who asked for it.
    await db.delete(newsletterSubscriber).where(and(isNull(confirmedAt), lt(consentedAt, context.daysAgo(30))));
    const retention = await loadMarketingRetention(db, context);
    if (retention === null) return;
    const { agreedBefore, locales } = retention;
    await db.delete(newsletterSubscriber).where(and(lt(consentedAt, agreedBefore), inArray(locale, locales)));
  },
  personalData: {
    tables: {
      newsletterSubscriber: { key: 'newsletter' },
      newsletterToken: { reason: 'secrets, which go with the subscription' },
    },
    export: async ({ db }, customer) => ({
      newsletter: await db.select().from(newsletterSubscriber).where(isOfMailbox(newsletterSubscriber.email, customer)),
    }),
    forget: async (tx, { email }) => {
      await tx.delete(newsletterSubscriber).where(isEmail(newsletterSubscriber.email, email));
    },
  },
});
