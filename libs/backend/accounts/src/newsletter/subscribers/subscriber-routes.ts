import { and, asc, count, gt, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';
import { emailInput, personLimits } from '../../accounts/person-input';
import { newsletterSubscriber } from '../tables';
import { type Route, dataSchema, defineRoute, notFound } from '@vyloha/backend-kernel';
import { unsubscribeLinks } from '../unsubscribe-link';
import { withdrawConsent } from '../withdraw-consent';
import { subscriberCountsSchema, subscriberSchema } from './subscriber';
import { withdrawalImportRoute } from './withdrawal-import-route';

const url = '/store/api/v1/newsletter/subscribers';
const maxPageSize = 1000;

const list = defineRoute({
  method: 'POST',
  url: `${url}/list`,
  summary:
    'Confirmed subscribers by their address, the first after the given one; only for the command on the backend’s machine',
  access: 'command',
  body: v.object({
    after: v.optional(v.pipe(v.string(), v.maxLength(personLimits.email)), ''),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxPageSize)), maxPageSize),
  }),
  response: dataSchema(v.array(subscriberSchema)),
  handler: async (ctx, { body: { after, limit } }) => {
    const rows = await ctx.db
      .select()
      .from(newsletterSubscriber)
      .where(and(isNotNull(newsletterSubscriber.confirmedAt), gt(newsletterSubscriber.email, after)))
      .orderBy(asc(newsletterSubscriber.email))
      .limit(limit);
    const unsubscribeUrlOf = await unsubscribeLinks(ctx.db, ctx.settings);
    return {
      data: rows.flatMap(({ email, locale, source, wording, consentedAt, confirmedAt }) =>
        confirmedAt === null
          ? []
          : {
              email,
              locale,
              source,
              wording,
              consentedAt: consentedAt.toISOString(),
              confirmedAt: confirmedAt.toISOString(),
              unsubscribeUrl: unsubscribeUrlOf(email),
            },
      ),
    };
  },
});

const counts = defineRoute({
  method: 'POST',
  url: `${url}/count`,
  summary: 'Number of confirmed and of unconfirmed subscribers; only for the command on the backend’s machine',
  access: 'command',
  body: v.object({}),
  response: dataSchema(subscriberCountsSchema),
  handler: async (ctx) => {
    const [row] = await ctx.db
      .select({ all: count(), confirmed: count(newsletterSubscriber.confirmedAt) })
      .from(newsletterSubscriber);
    const { all, confirmed } = row ?? { all: 0, confirmed: 0 };
    return { data: { confirmed, pending: all - confirmed } };
  },
});

const remove = defineRoute({
  method: 'POST',
  url: `${url}/removal`,
  summary: 'Ends a subscription, confirmed or not; only for the command on the backend’s machine',
  access: 'command',
  body: v.object({ email: emailInput }),
  response: dataSchema(v.object({})),
  handler: async (ctx, { body: { email } }) => {
    const withdrawal = { email: email.toLowerCase(), source: 'staff', at: ctx.now() };
    const isRemoved = await ctx.db.transaction((tx) => withdrawConsent(tx, withdrawal));
    if (!isRemoved) throw notFound();
    return { data: {} };
  },
});

/** Subscribers of the newsletter, for the shop's staff. */
export const subscriberRoutes: readonly Route[] = [list, counts, remove, withdrawalImportRoute];
