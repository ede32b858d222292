import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { accessToken } from './tables';
import { type PersonalData, type Route, dataSchema, defineFoundRoute, defineRoute } from '@vyloha/backend-kernel';
import { addressRoutes } from './addresses/address-routes';
import { changeUser, changeUserInput } from './profile/change-user';
import { emailChangeRoutes } from './profile/email-change-routes';
import { createPersonalDataRoutes } from './profile/personal-data-routes';
import { completeLogin, loginSchema } from './login/complete-login';
import { logIn } from './login/log-in';
import { linkStateRoute } from './mailed-links/link-state-route';
import { loginLinkRoutes } from './login/login-link-routes';
import { loginAsRoutes } from './login-as/login-as-routes';
import { maxPasswordLength } from './passwords/new-password';
import { passkeyLoginRoutes } from './passkeys/passkey-login-routes';
import { passkeyRoutes } from './passkeys/passkey-routes';
import { passwordRoutes } from './passwords/password-routes';
import { personLimits } from './person-input';
import { registrationRoutes } from './registration/registration-routes';
import { sessionRoutes } from './sessions/session-routes';
import { userAgentInput } from './sessions/user-agent-input';
import { optionalToken } from './mailed-links/token-input';
import { identifyUser, loadUser, toWireUser, userSchema } from './user';

const login = defineRoute({
  method: 'POST',
  url: '/store/api/oauth/login',
  summary: 'Logs in by e-mail and password; the guest cart becomes the customer’s',
  access: 'anyone',
  body: v.object({
    email: v.pipe(v.string(), v.minLength(1), v.maxLength(personLimits.email, 'tooLong')),
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(maxPasswordLength, 'tooLong')),
    device_token: optionalToken,
    user_agent: userAgentInput,
  }),
  response: dataSchema(loginSchema),
  handler: async (ctx, { body: { email, password, device_token: deviceToken, user_agent: userAgent } }) =>
    completeLogin(ctx, await logIn(ctx, { email, password, deviceToken, userAgent })),
});

const logout = defineRoute({
  method: 'POST',
  url: '/store/api/oauth/logout',
  summary: 'Logs out; the token is no longer valid',
  access: 'anyone',
  response: dataSchema(v.object({})),
  handler: async ({ db, accessTokenHash }) => {
    if (accessTokenHash !== null) await db.delete(accessToken).where(eq(accessToken.tokenHash, accessTokenHash));
    return { data: {} };
  },
});

const user = defineFoundRoute({
  method: 'GET',
  url: '/store/api/v1/user',
  summary: 'The logged-in customer',
  access: 'customer',
  response: dataSchema(userSchema),
  identify: identifyUser,
  handler: async (_ctx, _input, { found }) => ({ data: toWireUser(found.row) }),
});

const change = defineRoute({
  method: 'PATCH',
  url: '/store/api/v1/user',
  summary: 'Changes name, phone, address or company of the customer',
  access: 'customer',
  body: changeUserInput,
  response: dataSchema(userSchema),
  handler: async (ctx, { body }) => {
    await changeUser(ctx, body);
    return { data: await loadUser(ctx) };
  },
});

/** @param personalData of all modules, that of accounts first */
export const createAccountRoutes = (personalData: readonly PersonalData[]): readonly Route[] => [
  login,
  logout,
  user,
  change,
  ...registrationRoutes,
  ...passwordRoutes,
  ...loginLinkRoutes,
  linkStateRoute,
  ...loginAsRoutes,
  ...emailChangeRoutes,
  ...createPersonalDataRoutes(personalData),
  ...sessionRoutes,
  ...passkeyRoutes,
  ...passkeyLoginRoutes,
  ...addressRoutes,
];
