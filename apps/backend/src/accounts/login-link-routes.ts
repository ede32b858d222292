import { paths } from '@vyloha/links';
import * as v from 'valibot';
import { countCall } from '../server/count-call';
import { Refusal } from '../server/refusal';
import type { RequestContext } from '../server/request-context';
import { defineRoute, type Route } from '../server/route';
import { oneOf } from '../server/wire-shapes';
import { callbackUrl, refuseForeign } from './callback-url';
import { redeemToken } from './customer-tokens';
import { findCustomerByEmail, normalizeEmail } from './find-customer';
import { letIn, loginSchema } from './let-in';
import { openLogin } from './log-in';
import { emailInput } from './person-input';
import { sendSecretLink } from './send-secret-link';
import { tokenInput } from './token-input';

/**
 * The password of an account whose mailbox nobody has proven may be a stranger's: its owner gets in by a new password,
 * which ends the old one.
 */
async function mailLink(ctx: RequestContext, email: string, callback: string): Promise<void> {
  const customer = await findCustomerByEmail(ctx.db, email);
  if (customer === null) return;
  if (customer.emailConfirmedAt !== null) return sendSecretLink(ctx, { kind: 'loginLink', customer, callback });
  const newPassword = new URL(paths.resetPassword(), ctx.settings.publicUrl).href;
  return sendSecretLink(ctx, { kind: 'reset', customer, callback: newPassword });
}

const request = defineRoute({
  method: 'POST',
  url: '/store/api/v1/login-links',
  summary: 'Mails a link that logs in once; answers the same whether or not the e-mail has an account',
  access: 'anyone',
  body: v.object({ email: emailInput, callbackUrl }),
  response: oneOf(v.object({})),
  handler: async (ctx, { body }) => {
    refuseForeign(ctx.settings, body.callbackUrl);
    const email = normalizeEmail(body.email);
    await countCall(ctx, 'requestLoginLink', { mailbox: email });
    ctx.defer(() => mailLink(ctx, email, body.callbackUrl));
    return { data: {} };
  },
});

const follow = defineRoute({
  method: 'POST',
  url: '/store/api/oauth/login-link',
  summary: 'A token for the secret of the mail; the guest cart becomes the customer’s',
  access: 'anyone',
  body: v.object({ token: tokenInput }),
  response: oneOf(loginSchema),
  handler: async (ctx, { body }) => {
    const { db, now } = ctx;
    await countCall(ctx, 'followLoginLink');
    const customerId = await redeemToken(db, { token: body.token, purpose: 'loginLink', now: now() });
    if (customerId === null) throw new Refusal(422, [{ key: 'loginTokenDead', code: 'token_dead' }]);
    return letIn(ctx, await openLogin(ctx, customerId));
  },
});

export const loginLinkRoutes: readonly Route[] = [request, follow];
