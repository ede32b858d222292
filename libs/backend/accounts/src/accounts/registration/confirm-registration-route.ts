import * as v from 'valibot';
import { HttpError, type RequestContext, dataSchema, defineRoute, enforceRateLimits } from '@vyloha/backend-kernel';
import { accountLimits } from '../limits';
import { confirmEmail } from './confirm-email';
import { createCustomer } from './create-customer';
import { completeLogin, loginSchema } from '../login/complete-login';
import { createLogin, type Login } from '../login/log-in';
import { maxPasswordLength } from '../passwords/new-password';
import { verifyPassword } from '../passwords/password';
import { findPendingRegistration, removePendingRegistrations } from './pending-registrations';
import { userAgentInput } from '../sessions/user-agent-input';
import { tokenInput } from '../mailed-links/token-input';

const deadLinkError = () => new HttpError(422, [{ key: 'linkDead', code: 'token_dead' }]);

interface Confirmation {
  token: string;
  password: string;
  user_agent: string | null;
}

async function createAccount(ctx: RequestContext, { token, password, user_agent: userAgent }: Confirmation) {
  const { db, now } = ctx;
  const counted = await enforceRateLimits(ctx, accountLimits.confirmRegistration, { token });
  const pending = await findPendingRegistration(db, token, now());
  if (pending === null) throw deadLinkError();
  if (!(await verifyPassword(password, pending.passwordHash))) {
    throw new HttpError(422, [{ key: 'wrongRegistrationPassword', field: 'password', code: 'wrong_password' }]);
  }
  await counted.revert();
  return db.transaction(async (tx): Promise<Login> => {
    const { email, passwordHash, person } = pending;
    const customerId = await createCustomer(tx, { ...person, email, passwordHash });
    if (customerId === null) throw deadLinkError();
    await removePendingRegistrations(tx, email);
    await confirmEmail(tx, ctx, customerId);
    return createLogin(tx, ctx, { customerId, userAgent });
  });
}

/**
 * The link proves the mailbox, the password proves who registered: nobody creates an account with somebody else's
 * e-mail and a password of their own.
 */
export const confirmRegistrationRoute = defineRoute({
  method: 'POST',
  url: '/store/api/v1/register/confirm',
  summary: 'Creates the account by the secret of the mail and the password, and logs in',
  access: 'anyone',
  body: v.object({
    token: tokenInput,
    password: v.pipe(v.string(), v.minLength(1, 'requiredValue'), v.maxLength(maxPasswordLength, 'tooLong')),
    user_agent: userAgentInput,
  }),
  response: dataSchema(loginSchema),
  handler: async (ctx, { body }) => completeLogin(ctx, await createAccount(ctx, body)),
});
