import { and, eq, ne } from 'drizzle-orm';
import * as v from 'valibot';
import { accessToken, customer } from '../database/schema';
import type { Transaction } from '../database/database';
import { countCall } from '../server/count-call';
import { Refusal } from '../server/refusal';
import { defineRoute, type Route } from '../server/route';
import { oneOf } from '../server/wire-shapes';
import { confirmEmail } from './confirm-email';
import { redeemToken } from './customer-tokens';
import { findCustomerByEmail } from './find-customer';
import { forgetDevices, rememberDevice } from './known-devices';
import { mailLinkRoute } from './mail-link-route';
import { longestPassword, newPasswordEntries, refuseDifferent } from './new-password';
import { hashPassword, verifyPassword } from './password';
import { emailInput } from './person-input';
import { sendSecretLink } from './send-secret-link';
import { tokenInput } from './token-input';

/** A new password ends what the old one opened: the browser that sets it is the only one known from then on. */
const newPasswordAnswer = oneOf(v.object({ device_token: v.string() }));

async function knowOnlyThisDevice(tx: Transaction, customerId: string, now: Date): Promise<string> {
  await forgetDevices(tx, customerId);
  return rememberDevice(tx, { knownToken: null, customerId, now });
}

const forgot = mailLinkRoute({
  url: '/store/api/v1/forgot-password',
  purpose: 'for a new password',
  limit: 'forgotPassword',
  send: (ctx, customer, callback) => sendSecretLink(ctx, { kind: 'reset', customer, callback }),
});

const reset = defineRoute({
  method: 'POST',
  url: '/store/api/v1/reset-password',
  summary: 'Sets a new password by the secret of the mail and ends every login of the account',
  access: 'anyone',
  body: v.object({
    email: emailInput,
    ...newPasswordEntries,
    token: tokenInput,
  }),
  response: newPasswordAnswer,
  handler: async (ctx, { body }) => {
    const { db, now } = ctx;
    refuseDifferent(body);
    await countCall(ctx, 'resetPassword');
    const passwordHash = await hashPassword(body.password);
    const named = await findCustomerByEmail(db, body.email);
    const deviceToken = await db.transaction(async (tx) => {
      const owner = await redeemToken(tx, { token: body.token, purpose: 'reset', now: now() });
      if (owner === null || owner !== named?.id) throw new Refusal(422, [{ key: 'linkDead', code: 'token_dead' }]);
      await tx.update(customer).set({ passwordHash }).where(eq(customer.id, owner));
      await tx.delete(accessToken).where(eq(accessToken.customerId, owner));
      await confirmEmail(tx, owner, now());
      return knowOnlyThisDevice(tx, owner, now());
    });
    return { data: { device_token: deviceToken } };
  },
});

const change = defineRoute({
  method: 'PATCH',
  url: '/store/api/v1/user/password',
  summary: 'Changes the password and ends every other login of the account',
  access: 'customer',
  body: v.object({
    old_password: v.pipe(v.string(), v.minLength(1), v.maxLength(longestPassword, 'tooLong')),
    ...newPasswordEntries,
  }),
  response: newPasswordAnswer,
  handler: async (ctx, { body }) => {
    const { db, accessTokenHash, now } = ctx;
    refuseDifferent(body);
    const id = ctx.customerId ?? '';
    const counted = await countCall(ctx, 'changePassword', { account: id });
    const [own] = await db.select({ hash: customer.passwordHash }).from(customer).where(eq(customer.id, id));
    if (own === undefined || !(await verifyPassword(body.old_password, own.hash))) {
      throw new Refusal(422, [{ key: 'wrongPassword', field: 'old_password', code: 'wrong_password' }]);
    }
    await counted.forgive();
    const passwordHash = await hashPassword(body.password);
    const deviceToken = await db.transaction(async (tx) => {
      await tx.update(customer).set({ passwordHash }).where(eq(customer.id, id));
      const others = and(eq(accessToken.customerId, id), ne(accessToken.tokenHash, accessTokenHash ?? ''));
      await tx.delete(accessToken).where(others);
      return knowOnlyThisDevice(tx, id, now());
    });
    return { data: { device_token: deviceToken } };
  },
});

export const passwordRoutes: readonly Route[] = [forgot, reset, change];
