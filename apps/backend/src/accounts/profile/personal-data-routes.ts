import * as v from 'valibot';
import { translate } from '../../i18n/texts';
import { sendLinkMail } from '../../mail/send-link-mail';
import { optionalLine } from '../../messages/message-input';
import { enforceRateLimits } from '../../server/limits/enforce-rate-limits';
import { accountLimits } from '../limits';
import { newsletterLimits } from '../../newsletter/limits';
import type { PersonalData } from '../../server/modules/module';
import { namedSchema } from '../../server/openapi/named-schema';
import { dataSchema } from '../../server/openapi/wire-shapes';
import { defineRoute, type Route } from '../../server/routes/route';
import { maxPasswordLength } from '../passwords/new-password';
import { requireOwnPassword } from '../passwords/require-own-password';
import { loadUser } from '../user';
import { deleteAccount } from './delete-account';
import { loadPersonalData } from './load-personal-data';
import { loadNewsletterConsent, setNewsletterConsent } from './newsletter-consent';

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

const exportRoute = (personalData: readonly PersonalData[]) =>
  defineRoute({
    method: 'GET',
    url: '/store/api/v1/user/data',
    summary: 'All personal data of the customer, for export',
    access: 'customer',
    response: dataSchema(v.record(v.string(), v.unknown())),
    handler: async (ctx) => {
      await enforceRateLimits(ctx, accountLimits.exportPersonalData, { account: ctx.customerId ?? '' });
      return { data: await loadPersonalData(ctx, personalData) };
    },
  });

const deletionRoute = (personalData: readonly PersonalData[]) =>
  defineRoute({
    method: 'POST',
    url: '/store/api/v1/user/deletion',
    summary: 'Deletes the account permanently; its orders are kept, as tax law requires',
    access: 'customer',
    body: v.object({ password: v.pipe(v.string(), v.minLength(1), v.maxLength(maxPasswordLength, 'tooLong')) }),
    response: dataSchema(v.object({})),
    handler: async (ctx, { body: { password } }) => {
      await requireOwnPassword(ctx, { password, field: 'password' });
      const { id, email } = await loadUser(ctx);
      const leaving = { id, email, nobody: translate(ctx.locale, 'deletedAuthor'), now: ctx.now() };
      await ctx.db.transaction((tx) => deleteAccount(tx, leaving, personalData));
      ctx.defer(() => sendLinkMail(ctx, { kind: 'accountDeleted', to: email, link: ctx.settings.publicUrl }));
      return { data: {} };
    },
  });

/** @param personalData of all modules, that of accounts first */
export const createPersonalDataRoutes = (personalData: readonly PersonalData[]): readonly Route[] => [
  getConsent,
  setConsent,
  exportRoute(personalData),
  deletionRoute(personalData),
];
