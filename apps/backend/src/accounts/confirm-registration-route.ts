import * as v from 'valibot';
import { countCall } from '../server/count-call';
import { Refusal } from '../server/refusal';
import type { RequestContext } from '../server/request-context';
import { defineRoute } from '../server/route';
import { oneOf } from '../server/wire-shapes';
import { confirmEmail } from './confirm-email';
import { createCustomer } from './create-customer';
import { letIn, loginSchema } from './let-in';
import { openLogin, type Login } from './log-in';
import { longestPassword } from './new-password';
import { verifyPassword } from './password';
import { findPendingRegistration, removePendingRegistrations } from './pending-registrations';
import { tokenInput } from './token-input';

const linkDead = () => new Refusal(422, [{ key: 'linkDead', code: 'token_dead' }]);

async function makeAccount(ctx: RequestContext, { token, password }: { token: string; password: string }) {
  const { db, now } = ctx;
  const counted = await countCall(ctx, 'confirmRegistration', { token });
  const pending = await findPendingRegistration(db, token, now());
  if (pending === null) throw linkDead();
  if (!(await verifyPassword(password, pending.passwordHash))) {
    throw new Refusal(422, [{ key: 'wrongRegistrationPassword', field: 'password', code: 'wrong_password' }]);
  }
  await counted.forgive();
  return db.transaction(async (tx): Promise<Login> => {
    const { email, passwordHash, person } = pending;
    const customerId = await createCustomer(tx, { ...person, email, passwordHash });
    if (customerId === null) throw linkDead();
    await removePendingRegistrations(tx, email);
    await confirmEmail(tx, customerId, now());
    return openLogin({ db: tx, now }, customerId);
  });
}

/**
 * The link proves the mailbox and the password who registered: nobody makes an account with somebody else's e-mail and
 * a password of their own.
 */
export const confirmRegistrationRoute = defineRoute({
  method: 'POST',
  url: '/store/api/v1/register/confirm',
  summary: 'Makes the account of a registration by the secret of the mail and the password, and logs in',
  access: 'anyone',
  body: v.object({
    token: tokenInput,
    password: v.pipe(v.string(), v.minLength(1, 'requiredValue'), v.maxLength(longestPassword, 'tooLong')),
  }),
  response: oneOf(loginSchema),
  handler: async (ctx, { body }) => letIn(ctx, await makeAccount(ctx, body)),
});
