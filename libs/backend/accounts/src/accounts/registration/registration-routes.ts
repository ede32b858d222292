import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { customer } from '../tables';
import { HttpError, type Route, dataSchema, defineRoute, enforceRateLimits } from '@vyloha/backend-kernel';
import { accountLimits } from '../limits';
import { callbackUrl, requireOwnOrigin } from '../mailed-links/callback-url';
import { confirmEmail } from './confirm-email';
import { confirmRegistrationRoute } from './confirm-registration-route';
import { redeemToken } from '../mailed-links/customer-tokens';
import { normalizeEmail } from '../find-customer';
import { mailRegistration } from './mail-registration';
import { newPasswordEntries, requireMatchingPasswords } from '../passwords/new-password';
import { hashPassword } from '../passwords/password';
import { addPendingRegistration } from './pending-registrations';
import { emailInput, optionalPhone, optionalText, personLimits } from '../person-input';
import { sendSecretLink } from '../mailed-links/send-secret-link';
import { tokenInput } from '../mailed-links/token-input';

const register = defineRoute({
  method: 'POST',
  url: '/store/api/v1/register',
  summary: 'Mails a link that creates the account; the response is the same whether or not the e-mail has one',
  access: 'anyone',
  body: v.object({
    email: emailInput,
    ...newPasswordEntries,
    firstName: optionalText(personLimits.line),
    lastName: optionalText(personLimits.line),
    phone: optionalPhone,
    callbackUrl,
  }),
  response: dataSchema(v.object({})),
  handler: async (ctx, { body }) => {
    requireMatchingPasswords(body);
    requireOwnOrigin(ctx.settings, body.callbackUrl);
    const { email, firstName, lastName, phone, callbackUrl: callback } = body;
    await enforceRateLimits(ctx, accountLimits.register, { mailbox: normalizeEmail(email) });
    const passwordHash = await hashPassword(body.password);
    const person = { firstName, lastName, phone: phone || null, address: null, business: null };
    const token = await addPendingRegistration(ctx.db, { email, passwordHash, person }, ctx.now());
    ctx.defer(() => mailRegistration(ctx, { email, token, callback }));
    return { data: {} };
  },
});

const resendActivation = defineRoute({
  method: 'POST',
  url: '/store/api/v1/user/activation',
  summary: 'Mails the link that verifies the e-mail again',
  access: 'customer',
  body: v.object({ callbackUrl }),
  response: dataSchema(v.object({})),
  handler: async (ctx, { body }) => {
    requireOwnOrigin(ctx.settings, body.callbackUrl);
    const id = ctx.customerId;
    await enforceRateLimits(ctx, accountLimits.requestActivation, { account: id });
    const [account] = await ctx.db.select().from(customer).where(eq(customer.id, id));
    if (account?.emailConfirmedAt === null) {
      ctx.defer(() => sendSecretLink(ctx, { kind: 'activation', customer: account, callback: body.callbackUrl }));
    }
    return { data: {} };
  },
});

const activate = defineRoute({
  method: 'POST',
  url: '/store/api/v1/activate',
  summary: 'Verifies the e-mail of the logged-in customer by the secret of the mail',
  access: 'customer',
  body: v.object({ token: tokenInput }),
  response: dataSchema(v.object({})),
  handler: async (ctx, { body }) => {
    const { db, customerId, now } = ctx;
    await enforceRateLimits(ctx, accountLimits.activate, { account: customerId });
    await db.transaction(async (tx) => {
      const owner = await redeemToken(tx, { token: body.token, purpose: 'activation', now: now() });
      // Somebody else's link stays valid for them: the transaction rolls its use back.
      if (owner === null || owner !== customerId) throw new HttpError(422, [{ key: 'linkDead', code: 'token_dead' }]);
      await confirmEmail(tx, ctx, owner);
    });
    return { data: {} };
  },
});

export const registrationRoutes: readonly Route[] = [register, confirmRegistrationRoute, resendActivation, activate];
