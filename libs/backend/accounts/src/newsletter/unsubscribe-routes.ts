import { and, eq, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';
import {
  HttpError,
  type RequestContext,
  type Route,
  dataSchema,
  defineRoute,
  enforceRateLimits,
  hashToken,
} from '@vyloha/backend-kernel';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { emailInput } from '../accounts/person-input';
import { newsletterLimits } from './limits';
import { newsletterSubscriber, newsletterToken } from './tables';
import { emailOfUnsubscribeToken, maxUnsubscribeTokenLength } from './unsubscribe-link';
import { unsubscribeMailKind } from './unsubscribe-mail-kind';
import { withdrawConsent } from './withdraw-consent';

/** Whose token it is. Only guesses are limited: mail programs unsubscribe many people from one address. */
async function requireOwner(ctx: RequestContext, token: string): Promise<string> {
  const signed = await emailOfUnsubscribeToken(ctx.db, token);
  if (signed !== null) return signed;
  await enforceRateLimits(ctx, newsletterLimits.newsletterLink);
  const [mailed] = await ctx.db
    .select({ email: newsletterToken.email })
    .from(newsletterToken)
    .where(eq(newsletterToken.tokenHash, hashToken(token)));
  if (mailed === undefined) throw new HttpError(422, [{ key: 'linkDead', code: 'token_dead' }]);
  return mailed.email;
}

const unsubscribe = defineRoute({
  method: 'POST',
  url: '/store/api/v1/newsletter/unsubscribe',
  summary:
    'Unsubscribes by the token of a subscriber’s own address; also succeeds when they are not subscribed any more',
  access: 'anyone',
  body: v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(maxUnsubscribeTokenLength)) }),
  response: dataSchema(v.object({})),
  handler: async (ctx, { body: { token } }) => {
    const email = await requireOwner(ctx, token);
    await ctx.db.transaction((tx) => withdrawConsent(tx, { email, source: 'link', at: ctx.now() }));
    return { data: {} };
  },
});

const requestLink = defineRoute({
  method: 'POST',
  url: '/store/api/v1/newsletter/unsubscribe-link',
  summary: 'Mails a subscriber the address that unsubscribes; the response is the same for whoever is not subscribed',
  access: 'anyone',
  body: v.object({ email: emailInput }),
  response: dataSchema(v.object({})),
  handler: async (ctx, { body }) => {
    const { db, locale, now } = ctx;
    const email = body.email.toLowerCase();
    await enforceRateLimits(ctx, newsletterLimits.newsletterLeave, { mailbox: email });
    // After the response: its timing does not tell either.
    ctx.defer(async () => {
      const { email: address, confirmedAt } = newsletterSubscriber;
      const [found] = await db
        .select({ email: address })
        .from(newsletterSubscriber)
        .where(and(eq(address, email), isNotNull(confirmedAt)));
      if (found === undefined) return;
      const mail = { kind: unsubscribeMailKind, subjectType: 'subscriber', subjectId: email, recipient: email, locale };
      await db.insert(outboxMail).values({ ...mail, enqueuedAt: now(), runAfter: now() });
      ctx.wakeJobs();
    });
    return { data: {} };
  },
});

export const unsubscribeRoutes: readonly Route[] = [unsubscribe, requestLink];
