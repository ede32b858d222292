import type { Queryable } from '../database/database';
import { countCall, type CountedCall } from '../server/count-call';
import { Refusal } from '../server/refusal';
import type { RequestContext } from '../server/request-context';
import { findCustomerByEmail, normalizeEmail } from './find-customer';
import { isKnownDevice, rememberDevice } from './known-devices';
import { openSession } from './open-session';
import { unmatchableHash, verifyPassword } from './password';

type LoginContext = Pick<RequestContext, 'db' | 'ip' | 'now'>;

interface Credentials {
  email: string;
  password: string;
  /** Of a browser that logged in before; null of any other. */
  deviceToken: string | null;
}

export interface Login {
  token: string;
  deviceToken: string;
  customerId: string;
}

/** Of strangers the account and the address are counted, whether or not there is such an account. */
async function countLogin(ctx: LoginContext, email: string, knownToken: string | null): Promise<CountedCall> {
  if (knownToken !== null) return countCall(ctx, 'loginOnKnownDevice', { device: knownToken });
  return countCall(ctx, 'login', { account: email, accountAtAddress: `${email} ${ctx.ip}` });
}

/** What a browser that is let in gets. */
export async function openLogin(
  { db, now }: Pick<LoginContext, 'now'> & { db: Queryable },
  customerId: string,
  knownToken: string | null = null,
): Promise<Login> {
  const token = await openSession(db, customerId, now());
  return { token, deviceToken: await rememberDevice(db, { knownToken, customerId, now: now() }), customerId };
}

/**
 * Checks the password and makes a token.
 * @throws Refusal 422 when they do not fit, 429 after too many wrong ones
 */
export async function logIn(ctx: LoginContext, { email, password, deviceToken }: Credentials): Promise<Login> {
  const { db, now } = ctx;
  const login = normalizeEmail(email);
  const found = await findCustomerByEmail(db, login);
  const isKnown =
    deviceToken !== null &&
    found !== null &&
    (await isKnownDevice(db, { token: deviceToken, customerId: found.id, now: now() }));
  const knownToken = isKnown ? deviceToken : null;
  const counted = await countLogin(ctx, login, knownToken);
  // Takes as long without an account, so that nobody learns from the time which ones exist.
  const isRight = await verifyPassword(password, found?.passwordHash ?? unmatchableHash());
  if (found === null || !isRight) throw new Refusal(422, [{ key: 'wrongCredentials', code: 'wrong_credentials' }]);
  await counted.forgive();
  return openLogin(ctx, found.id, knownToken);
}
