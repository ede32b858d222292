import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { customer } from '../database/schema';
import { countAttempt } from '../server/rate-limit';
import { Refusal } from '../server/refusal';
import { defineRoute, type Route } from '../server/route';
import { oneOf } from '../server/wire-shapes';
import { callbackUrl, refuseForeign } from './callback-url';
import { confirmEmail } from './confirm-email';
import { countRegistration } from './count-registration';
import { createCustomer } from './create-customer';
import { redeemToken } from './customer-tokens';
import { newPasswordEntries, refuseDifferent } from './new-password';
import { hashPassword } from './password';
import { emailInput, optionalPhone, optionalText, personLimits } from './person-input';
import { postSecretLink } from './post-secret-link';
import { hashToken } from './tokens';

const longestToken = 254;
const hourSeconds = 60 * 60;

const register = defineRoute({
  method: 'POST',
  url: '/store/api/v1/register',
  summary: 'Makes an account and mails a link that proves the e-mail',
  access: 'anyone',
  body: v.object({
    email: emailInput,
    ...newPasswordEntries,
    firstName: optionalText(personLimits.line),
    lastName: optionalText(personLimits.line),
    phone: optionalPhone,
    callbackUrl,
  }),
  response: oneOf(v.object({ id: v.string() })),
  handler: async (ctx, { body }) => {
    refuseDifferent(body);
    refuseForeign(ctx.settings, body.callbackUrl);
    await countRegistration(ctx);
    const { email, firstName, lastName, phone } = body;
    const passwordHash = await hashPassword(body.password);
    const id = await createCustomer(ctx.db, { email, passwordHash, firstName, lastName, phone: phone || null });
    await postSecretLink(ctx, { kind: 'activation', customer: { id, email }, callback: body.callbackUrl });
    return { data: { id } };
  },
});

const sendAgain = defineRoute({
  method: 'POST',
  url: '/store/api/v1/user/activation',
  summary: 'Mails the link that proves the e-mail once more',
  access: 'customer',
  body: v.object({ callbackUrl }),
  response: oneOf(v.object({})),
  handler: async (ctx, { body }) => {
    refuseForeign(ctx.settings, body.callbackUrl);
    const id = ctx.customerId ?? '';
    const key = `activation:${hashToken(id)}`;
    await countAttempt(ctx.db, { key, most: 5, windowSeconds: hourSeconds }, ctx.now());
    const [own] = await ctx.db.select().from(customer).where(eq(customer.id, id));
    if (own?.emailConfirmedAt === null) {
      await postSecretLink(ctx, { kind: 'activation', customer: own, callback: body.callbackUrl });
    }
    return { data: {} };
  },
});

const activate = defineRoute({
  method: 'POST',
  url: '/store/api/v1/activate',
  summary: 'Proves the e-mail of the customer who is logged in',
  access: 'customer',
  body: v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(longestToken)) }),
  response: oneOf(v.object({})),
  handler: async ({ db, customerId, now }, { body }) => {
    await db.transaction(async (tx) => {
      const owner = await redeemToken(tx, { token: body.token, purpose: 'activation', now: now() });
      // Somebody else's link stays good for them: the transaction takes its use back.
      if (owner === null || owner !== customerId) throw new Refusal(422, [{ key: 'linkDead', code: 'token_dead' }]);
      await confirmEmail(tx, owner, now());
    });
    return { data: {} };
  },
});

export const registrationRoutes: readonly Route[] = [register, sendAgain, activate];
