import { and, eq, ne } from 'drizzle-orm';
import * as v from 'valibot';
import { accessToken, customer } from '../database/schema';
import { countVisitor } from '../server/count-visitor';
import { countAttempt, forgiveAttempt } from '../server/rate-limit';
import { Refusal } from '../server/refusal';
import { defineRoute, type Route } from '../server/route';
import { oneOf } from '../server/wire-shapes';
import { callbackUrl, refuseForeign } from './callback-url';
import { confirmEmail } from './confirm-email';
import { redeemToken } from './customer-tokens';
import { findCustomerByEmail, normalizeEmail } from './find-customer';
import { longestPassword, newPasswordEntries, refuseDifferent } from './new-password';
import { hashPassword, verifyPassword } from './password';
import { emailInput } from './person-input';
import { postSecretLink } from './post-secret-link';
import { hashToken } from './tokens';

const longestToken = 254;
const windowSeconds = 15 * 60;
const hourSeconds = 60 * 60;

const forgot = defineRoute({
  method: 'POST',
  url: '/store/api/v1/forgot-password',
  summary: 'Mails a link for a new password; answers the same whether or not the e-mail has an account',
  access: 'anyone',
  body: v.object({ email: emailInput, callbackUrl }),
  response: oneOf(v.object({})),
  handler: async (ctx, { body }) => {
    const { db, now, settings } = ctx;
    refuseForeign(settings, body.callbackUrl);
    const email = normalizeEmail(body.email);
    await countVisitor(ctx, { action: 'forgot', most: 20, windowSeconds: hourSeconds });
    await countAttempt(db, { key: `forgot:${hashToken(email)}`, most: 5, windowSeconds: hourSeconds }, now());
    const found = await findCustomerByEmail(db, email);
    if (found !== null) await postSecretLink(ctx, { kind: 'reset', customer: found, callback: body.callbackUrl });
    return { data: {} };
  },
});

const reset = defineRoute({
  method: 'POST',
  url: '/store/api/v1/reset-password',
  summary: 'Sets a new password by the secret of the mail and ends every login of the account',
  access: 'anyone',
  body: v.object({
    email: emailInput,
    ...newPasswordEntries,
    token: v.pipe(v.string(), v.minLength(1), v.maxLength(longestToken)),
  }),
  response: oneOf(v.object({})),
  handler: async (ctx, { body }) => {
    const { db, now } = ctx;
    refuseDifferent(body);
    await countVisitor(ctx, { action: 'reset', most: 20, windowSeconds });
    const passwordHash = await hashPassword(body.password);
    const named = await findCustomerByEmail(db, body.email);
    await db.transaction(async (tx) => {
      const owner = await redeemToken(tx, { token: body.token, purpose: 'reset', now: now() });
      if (owner === null || owner !== named?.id) throw new Refusal(422, [{ key: 'linkDead', code: 'token_dead' }]);
      await tx.update(customer).set({ passwordHash }).where(eq(customer.id, owner));
      await tx.delete(accessToken).where(eq(accessToken.customerId, owner));
      await confirmEmail(tx, owner, now());
    });
    return { data: {} };
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
  response: oneOf(v.object({})),
  handler: async ({ db, customerId, accessTokenHash, now }, { body }) => {
    refuseDifferent(body);
    const id = customerId ?? '';
    const key = `password:${hashToken(id)}`;
    await countAttempt(db, { key, most: 5, windowSeconds }, now());
    const [own] = await db.select({ hash: customer.passwordHash }).from(customer).where(eq(customer.id, id));
    if (own === undefined || !(await verifyPassword(body.old_password, own.hash))) {
      throw new Refusal(422, [{ key: 'wrongPassword', field: 'old_password', code: 'wrong_password' }]);
    }
    await forgiveAttempt(db, key);
    const passwordHash = await hashPassword(body.password);
    await db.transaction(async (tx) => {
      await tx.update(customer).set({ passwordHash }).where(eq(customer.id, id));
      const others = and(eq(accessToken.customerId, id), ne(accessToken.tokenHash, accessTokenHash ?? ''));
      await tx.delete(accessToken).where(others);
    });
    return { data: {} };
  },
});

export const passwordRoutes: readonly Route[] = [forgot, reset, change];
