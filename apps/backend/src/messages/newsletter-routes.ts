import * as v from 'valibot';
import { newsletterSubscriber } from '../database/schema';
import { enforceRateLimits } from '../server/limits/enforce-rate-limits';
import { defineRoute, type Route } from '../server/routes/route';
import { dataSchema } from '../server/openapi/wire-shapes';
import { emailInput } from '../accounts/person-input';
import { optionalLine } from './message-input';

const subscribe = defineRoute({
  method: 'POST',
  url: '/store/api/v1/newsletter/subscribe',
  summary: 'Signs an address up for the newsletter; twice is once, and the answer tells nobody which it was',
  access: 'anyone',
  body: v.object({
    email: emailInput,
    callbackUrl: optionalLine(2000),
    source: optionalLine(100),
    terms: v.literal(true, 'consentRequired'),
  }),
  response: dataSchema(v.object({})),
  handler: async (ctx, { body: { email, callbackUrl, source } }) => {
    const { db, locale, now } = ctx;
    await enforceRateLimits(ctx, 'newsletter');
    await db
      .insert(newsletterSubscriber)
      .values({ email: email.toLowerCase(), locale, source, callbackUrl, consentedAt: now() })
      .onConflictDoNothing();
    return { data: {} };
  },
});

export const newsletterRoutes: readonly Route[] = [subscribe];
