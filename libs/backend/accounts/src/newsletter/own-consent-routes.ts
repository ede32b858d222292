import * as v from 'valibot';
import { loadUser } from '../accounts/user';
import {
  type Route,
  dataSchema,
  defineRoute,
  enforceRateLimits,
  namedSchema,
  optionalLine,
} from '@vyloha/backend-kernel';
import { newsletterLimits } from './limits';
import { loadNewsletterConsent, setNewsletterConsent } from './own-consent';

const maxWordingLength = 500;

const consentSchema = namedSchema(
  'NewsletterConsent',
  v.object({ state: v.picklist(['subscribed', 'unconfirmed', 'none']), consentedAt: v.nullable(v.string()) }),
);

const getConsent = defineRoute({
  method: 'GET',
  url: '/store/api/v1/user/newsletter',
  summary: 'Whether the customer is subscribed to the newsletter, and since when',
  access: 'customer',
  response: dataSchema(consentSchema),
  handler: async (ctx) => ({ data: await loadNewsletterConsent(ctx) }),
});

const setConsent = defineRoute({
  method: 'PATCH',
  url: '/store/api/v1/user/newsletter',
  summary: 'Subscribes the customer to the newsletter, by a mail where the e-mail is not verified yet, or unsubscribes',
  access: 'customer',
  body: v.object({ isWanted: v.boolean(), wording: optionalLine(maxWordingLength) }),
  response: dataSchema(consentSchema),
  handler: async (ctx, { body }) => {
    const { email } = await loadUser(ctx);
    await enforceRateLimits(ctx, newsletterLimits.newsletter, { mailbox: email.toLowerCase() });
    await setNewsletterConsent(ctx, body);
    return { data: await loadNewsletterConsent(ctx) };
  },
});

export const ownConsentRoutes: readonly Route[] = [getConsent, setConsent];
