import { accountEvents } from '../account-events';
import { paths } from '@vyloha/links';
import { and, eq, ne, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { customer } from '../tables';
import { sendLinkMail } from '../mailed-links/send-link-mail';
import {
  type CustomerContext,
  HttpError,
  type Route,
  dataSchema,
  defineRoute,
  enforceRateLimits,
} from '@vyloha/backend-kernel';
import { accountLimits } from '../limits';
import { findCustomerByEmail, normalizeEmail } from '../find-customer';
import { callbackUrl, requireOwnOrigin } from '../mailed-links/callback-url';
import { issueToken, redeemTokenWithEmail, revokeTokens } from '../mailed-links/customer-tokens';
import { secretLink } from '../mailed-links/send-secret-link';
import { tokenInput } from '../mailed-links/token-input';
import { maxPasswordLength } from '../passwords/new-password';
import { requireOwnPassword } from '../passwords/require-own-password';
import { emailInput } from '../person-input';

async function ownEmail({ db, customerId }: CustomerContext): Promise<string> {
  const [own] = await db.select({ email: customer.email }).from(customer).where(eq(customer.id, customerId));
  return own?.email ?? '';
}

function mailLogin(ctx: CustomerContext, kind: 'existingAccount' | 'emailChanged', to: string): Promise<void> {
  return sendLinkMail(ctx, { kind, to, link: new URL(paths.login(), ctx.settings.publicUrl).href });
}

const request = defineRoute({
  method: 'POST',
  url: '/store/api/v1/user/email',
  summary:
    'Mails a link that changes the e-mail of the account; the response is the same whether or not the new one has an account',
  access: 'customer',
  body: v.object({
    email: emailInput,
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(maxPasswordLength, 'tooLong')),
    callbackUrl,
  }),
  response: dataSchema(v.object({})),
  handler: async (ctx, { body: { email, password, callbackUrl: callback } }) => {
    requireOwnOrigin(ctx.settings, callback);
    const customerId = ctx.customerId;
    if (normalizeEmail(email) === normalizeEmail(await ownEmail(ctx))) {
      throw new HttpError(422, [{ key: 'emailSame', field: 'email', code: 'same' }]);
    }
    await requireOwnPassword(ctx, { password, field: 'password' });
    await enforceRateLimits(ctx, accountLimits.changeEmail, { account: customerId, mailbox: normalizeEmail(email) });
    ctx.defer(async () => {
      const existing = await findCustomerByEmail(ctx.db, email);
      if (existing !== null) return mailLogin(ctx, 'existingAccount', existing.email);
      const token = await issueToken(ctx.db, { customerId, purpose: 'emailChange', now: ctx.now(), email });
      return sendLinkMail(ctx, { kind: 'emailChange', to: email, link: secretLink(callback, token, email) });
    });
    return { data: {} };
  },
});

const confirm = defineRoute({
  method: 'POST',
  url: '/store/api/v1/user/email/confirm',
  summary: 'Changes the e-mail of the account by the secret of the mail; the old mailbox is notified',
  access: 'customer',
  body: v.object({ token: tokenInput }),
  response: dataSchema(v.object({ email: v.string() })),
  handler: async (ctx, { body: { token } }) => {
    const { db, customerId, now } = ctx;
    await enforceRateLimits(ctx, accountLimits.confirmEmailChange, { account: customerId });
    const oldEmail = await ownEmail(ctx);
    const email = await db.transaction(async (tx) => {
      const redeemed = await redeemTokenWithEmail(tx, { token, purpose: 'emailChange', now: now() });
      // Somebody else's link stays valid for them: the transaction rolls its use back.
      if (redeemed === null || redeemed.customerId !== customerId || redeemed.email === null) {
        throw new HttpError(422, [{ key: 'linkDead', code: 'token_dead' }]);
      }
      const taken = and(eq(sql`lower(${customer.email})`, normalizeEmail(redeemed.email)), ne(customer.id, customerId));
      if ((await tx.$count(customer, taken)) > 0) throw new HttpError(422, [{ key: 'emailTaken', code: 'taken' }]);
      await tx
        .update(customer)
        .set({ email: redeemed.email, emailConfirmedAt: now() })
        .where(eq(customer.id, customerId));
      // What the old mailbox was sent must not open the account any more.
      await revokeTokens(tx, customerId, ['reset', 'loginLink', 'activation']);
      await accountEvents.of(ctx).mailboxProven(tx, customerId, redeemed.email);
      return redeemed.email;
    });
    ctx.defer(() => mailLogin(ctx, 'emailChanged', oldEmail));
    return { data: { email } };
  },
});

export const emailChangeRoutes: readonly Route[] = [request, confirm];
