import { and, eq, ne } from 'drizzle-orm';
import * as v from 'valibot';
import { accessToken, customer, passkey } from '../tables';
import {
  HttpError,
  type Route,
  type Transaction,
  dataSchema,
  defineRoute,
  enforceRateLimits,
} from '@vyloha/backend-kernel';
import { accountLimits } from '../limits';
import { confirmEmail } from '../registration/confirm-email';
import { redeemToken } from '../mailed-links/customer-tokens';
import { findCustomerByEmail } from '../find-customer';
import { deleteDevices, saveDevice } from '../login/known-devices';
import { mailLinkRoute } from '../mailed-links/mail-link-route';
import { maxPasswordLength, newPasswordEntries, requireMatchingPasswords } from './new-password';
import { hashPassword } from './password';
import { requireOwnPassword } from './require-own-password';
import { emailInput } from '../person-input';
import { sendSecretLink } from '../mailed-links/send-secret-link';
import { enqueueSecurityMail } from '../security-mails/enqueue-security-mail';
import { tokenInput } from '../mailed-links/token-input';

/** A new password ends all sessions of the old one: only the browser that sets it stays known. */
const newPasswordResponse = dataSchema(v.object({ device_token: v.string() }));

async function resetKnownDevices(tx: Transaction, customerId: string, now: Date): Promise<string> {
  await deleteDevices(tx, customerId);
  return saveDevice(tx, { knownToken: null, customerId, device: null, now });
}

const forgot = mailLinkRoute({
  url: '/store/api/v1/forgot-password',
  purpose: 'for a new password',
  limit: accountLimits.forgotPassword,

  send: (ctx, customer, callback) => sendSecretLink(ctx, { kind: 'reset', customer, callback }),
});

const reset = defineRoute({
  method: 'POST',
  url: '/store/api/v1/reset-password',
  summary: 'Sets a new password by the secret of the mail, ends every login of the account and removes its passkeys',
  access: 'anyone',
  body: v.object({
    email: emailInput,
    ...newPasswordEntries,
    token: tokenInput,
  }),
  response: newPasswordResponse,
  handler: async (ctx, { body }) => {
    const { db, now } = ctx;
    requireMatchingPasswords(body);
    await enforceRateLimits(ctx, accountLimits.resetPassword);
    const passwordHash = await hashPassword(body.password);
    const namedCustomer = await findCustomerByEmail(db, body.email);
    const deviceToken = await db.transaction(async (tx) => {
      const owner = await redeemToken(tx, { token: body.token, purpose: 'reset', now: now() });
      if (owner === null || owner !== namedCustomer?.id)
        throw new HttpError(422, [{ key: 'linkDead', code: 'token_dead' }]);
      await tx.update(customer).set({ passwordHash }).where(eq(customer.id, owner));
      await tx.delete(accessToken).where(eq(accessToken.customerId, owner));
      // Whoever knew the old password may have added one.
      await tx.delete(passkey).where(eq(passkey.customerId, owner));
      await confirmEmail(tx, ctx, owner);
      await enqueueSecurityMail(tx, ctx, { kind: 'passwordChanged', customerId: owner });
      return resetKnownDevices(tx, owner, now());
    });
    ctx.wakeJobs();
    return { data: { device_token: deviceToken } };
  },
});

const change = defineRoute({
  method: 'PATCH',
  url: '/store/api/v1/user/password',
  summary: 'Changes the password and ends every other login of the account',
  access: 'customer',
  body: v.object({
    old_password: v.pipe(v.string(), v.minLength(1), v.maxLength(maxPasswordLength, 'tooLong')),
    ...newPasswordEntries,
  }),
  response: newPasswordResponse,
  handler: async (ctx, { body }) => {
    const { db, accessTokenHash, now } = ctx;
    requireMatchingPasswords(body);
    const id = ctx.customerId;
    await requireOwnPassword(ctx, { password: body.old_password, field: 'old_password' });
    const passwordHash = await hashPassword(body.password);
    const deviceToken = await db.transaction(async (tx) => {
      await tx.update(customer).set({ passwordHash }).where(eq(customer.id, id));
      const otherSessions = and(eq(accessToken.customerId, id), ne(accessToken.tokenHash, accessTokenHash ?? ''));
      await tx.delete(accessToken).where(otherSessions);
      await enqueueSecurityMail(tx, ctx, { kind: 'passwordChanged', customerId: id });
      return resetKnownDevices(tx, id, now());
    });
    ctx.wakeJobs();
    return { data: { device_token: deviceToken } };
  },
});

export const passwordRoutes: readonly Route[] = [forgot, reset, change];
