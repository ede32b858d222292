import { eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { callbackUrl, requireOwnOrigin } from '../accounts/mailed-links/callback-url';
import { tokenInput } from '../accounts/mailed-links/token-input';
import { emailInput } from '../accounts/person-input';
import {
  HttpError,
  type Queryable,
  type Route,
  dataSchema,
  defineRoute,
  enforceRateLimits,
  hashToken,
  optionalLine,
} from '@vyloha/backend-kernel';
import { newsletterSubscriber, newsletterToken } from './tables';
import { newsletterLimits } from './limits';
import { requestSubscription } from './request-subscription';

const maxWordingLength = 500;

const subscribe = defineRoute({
  method: 'POST',
  url: '/store/api/v1/newsletter/subscribe',
  summary: 'Mails a link that confirms the subscription; the response is the same for a subscribed address',
  access: 'anyone',
  body: v.object({
    email: emailInput,
    callbackUrl: v.nullish(callbackUrl, null),
    source: optionalLine(100),
    wording: optionalLine(maxWordingLength),
    terms: v.literal(true, 'consentRequired'),
  }),
  response: dataSchema(v.object({})),
  handler: async (ctx, { body: { terms: _, ...subscription } }) => {
    const { db, locale, now, settings } = ctx;
    if (subscription.callbackUrl !== null) requireOwnOrigin(settings, subscription.callbackUrl);
    await enforceRateLimits(ctx, newsletterLimits.newsletter, { mailbox: subscription.email.toLowerCase() });
    await db.transaction((tx) => requestSubscription(tx, { ...subscription, locale, at: now() }));
    ctx.wakeJobs();
    return { data: {} };
  },
});

/** E-mail whose owner a secret was mailed to. */
function emailOf(db: Queryable, token: string) {
  return db
    .select({ email: newsletterToken.email })
    .from(newsletterToken)
    .where(eq(newsletterToken.tokenHash, hashToken(token)));
}

const confirm = defineRoute({
  method: 'POST',
  url: '/store/api/v1/newsletter/confirm',
  summary: 'Confirms the subscription by the secret of the mail; repeating it changes nothing',
  access: 'anyone',
  body: v.object({ token: tokenInput }),
  response: dataSchema(v.object({})),
  handler: async (ctx, { body: { token } }) => {
    const { db, now } = ctx;
    await enforceRateLimits(ctx, newsletterLimits.newsletterLink);
    const confirmed = await db
      .update(newsletterSubscriber)
      .set({ confirmedAt: sql`coalesce(${newsletterSubscriber.confirmedAt}, ${now().toISOString()}::timestamptz)` })
      .where(inArray(newsletterSubscriber.email, emailOf(db, token)))
      .returning({ email: newsletterSubscriber.email });
    if (confirmed.length === 0) throw new HttpError(422, [{ key: 'linkDead', code: 'token_dead' }]);
    return { data: {} };
  },
});

export const newsletterRoutes: readonly Route[] = [subscribe, confirm];
