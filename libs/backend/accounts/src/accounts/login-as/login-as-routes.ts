import * as v from 'valibot';
import { HttpError, type Route, dataSchema, defineRoute, enforceRateLimits, notFound } from '@vyloha/backend-kernel';
import { accountLimits } from '../limits';
import { issueToken, redeemToken } from '../mailed-links/customer-tokens';
import { findCustomerByEmail } from '../find-customer';
import { openSession } from '../login/open-session';

const maxTextLength = 254;

const issueRoute = defineRoute({
  method: 'POST',
  url: '/store/api/v1/login-tokens',
  summary: 'Creates a one-time token for logging in as a customer; only for the command on the backend’s machine',
  access: 'command',
  body: v.object({ email: v.pipe(v.string(), v.maxLength(maxTextLength)) }),
  response: dataSchema(v.object({ token: v.string() })),
  handler: async (ctx, { body }) => {
    const { db, now } = ctx;
    const customer = await findCustomerByEmail(db, body.email);
    if (customer === null) throw notFound();
    return { data: { token: await issueToken(db, { customerId: customer.id, purpose: 'login', now: now() }) } };
  },
});

const redeemRoute = defineRoute({
  method: 'POST',
  url: '/store/api/oauth/login-as',
  summary: 'Logs in as a customer by the one-time token of the command',
  access: 'anyone',
  body: v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(maxTextLength)) }),
  response: dataSchema(v.object({ access_token: v.string() })),
  handler: async (ctx, { body }) => {
    const { db, now } = ctx;
    await enforceRateLimits(ctx, accountLimits.logInAsCustomer);
    const customerId = await redeemToken(db, { token: body.token, purpose: 'login', now: now() });
    if (customerId === null) throw new HttpError(422, [{ key: 'loginTokenDead', code: 'token_dead' }]);
    return {
      data: { access_token: await openSession(db, { customerId, now: now(), userAgent: null, isStaff: true }) },
    };
  },
});

export const loginAsRoutes: readonly Route[] = [issueRoute, redeemRoute];
