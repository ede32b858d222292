import { paths } from '@vyloha/links';
import * as v from 'valibot';
import { HttpError, type Route, dataSchema, defineRoute, enforceRateLimits } from '@vyloha/backend-kernel';
import { accountLimits } from '../limits';
import { redeemToken } from '../mailed-links/customer-tokens';
import { completeLogin, loginSchema } from './complete-login';
import { createLogin } from './log-in';
import { mailLinkRoute } from '../mailed-links/mail-link-route';
import { sendSecretLink } from '../mailed-links/send-secret-link';
import { userAgentInput } from '../sessions/user-agent-input';
import { optionalToken, tokenInput } from '../mailed-links/token-input';

/**
 * The password of an account with an unproven mailbox may be a stranger's: its owner gets in by setting a new password,
 * which invalidates the old one.
 */
const request = mailLinkRoute({
  url: '/store/api/v1/login-links',
  purpose: 'that logs in once',
  limit: accountLimits.requestLoginLink,
  send: (ctx, customer, callback) => {
    if (customer.emailConfirmedAt !== null) return sendSecretLink(ctx, { kind: 'loginLink', customer, callback });
    const newPassword = new URL(paths.resetPassword(), ctx.settings.publicUrl).href;
    return sendSecretLink(ctx, { kind: 'reset', customer, callback: newPassword });
  },
});

const follow = defineRoute({
  method: 'POST',
  url: '/store/api/oauth/login-link',
  summary: 'Logs in by the secret of the mail; the guest cart becomes the customer’s',
  access: 'anyone',
  body: v.object({ token: tokenInput, device_token: optionalToken, user_agent: userAgentInput }),
  response: dataSchema(loginSchema),
  handler: async (ctx, { body }) => {
    const { db, now } = ctx;
    await enforceRateLimits(ctx, accountLimits.followLoginLink);
    const customerId = await redeemToken(db, { token: body.token, purpose: 'loginLink', now: now() });
    if (customerId === null) throw new HttpError(422, [{ key: 'loginTokenDead', code: 'token_dead' }]);
    const { device_token: deviceToken, user_agent: userAgent } = body;
    const opened = await db.transaction((tx) => createLogin(tx, ctx, { customerId, userAgent, deviceToken }));
    return completeLogin(ctx, opened);
  },
});

export const loginLinkRoutes: readonly Route[] = [request, follow];
