import {
  type CountedCall,
  HttpError,
  type RequestContext,
  type Transaction,
  enforceRateLimits,
} from '@vyloha/backend-kernel';
import { accountLimits } from '../limits';
import { findCustomerByEmail, normalizeEmail } from '../find-customer';
import { enqueueSecurityMail } from '../security-mails/enqueue-security-mail';
import { describeDevice } from '../sessions/describe-device';
import { isKnownDevice, isNewKindOfDevice, saveDevice } from './known-devices';
import { openSession } from './open-session';
import { createUnmatchableHash, verifyPassword } from '../passwords/password';

type LoginContext = Pick<RequestContext, 'db' | 'primary' | 'ip' | 'now' | 'locale'>;

interface Credentials {
  email: string;
  password: string;
  /** Of a browser that logged in before; null for any other. */
  deviceToken: string | null;
  userAgent: string | null;
}

interface NewLogin {
  customerId: string;
  userAgent: string | null;
  /** What the browser says it got at an earlier login; null for none. */
  deviceToken?: string | null;
}

export interface Login {
  token: string;
  deviceToken: string;
  customerId: string;
}

/** For strangers, attempts are counted per account and per address, whether or not the account exists. */
async function countLogin(
  ctx: Pick<LoginContext, 'primary' | 'ip' | 'now'>,
  email: string,
  knownToken: string | null,
): Promise<CountedCall> {
  if (knownToken !== null) return enforceRateLimits(ctx, accountLimits.loginOnKnownDevice, { device: knownToken });
  return enforceRateLimits(ctx, accountLimits.login, { account: email, accountAtAddress: `${email} ${ctx.ip}` });
}

/**
 * What a successful login returns, however the customer proved who they are. The owner gets a mail about one from a new
 * kind of device.
 */
export async function createLogin(
  tx: Transaction,
  ctx: Pick<LoginContext, 'now' | 'locale'>,
  { customerId, userAgent, deviceToken = null }: NewLogin,
): Promise<Login> {
  const now = ctx.now();
  const device = describeDevice(userAgent ?? '');
  const isKnown = deviceToken !== null && (await isKnownDevice(tx, { token: deviceToken, customerId, now }));
  if (!isKnown && (await isNewKindOfDevice(tx, { customerId, device, now }))) {
    await enqueueSecurityMail(tx, ctx, { kind: 'newDevice', customerId, detail: device });
  }
  const token = await openSession(tx, { customerId, userAgent, now });
  const knownToken = isKnown ? deviceToken : null;
  return { token, deviceToken: await saveDevice(tx, { knownToken, customerId, device, now }), customerId };
}

/**
 * Checks the password and creates a token.
 * @throws Refusal 422 when e-mail and password do not match, 429 after too many wrong ones
 */
export async function logIn(
  ctx: LoginContext,
  { email, password, deviceToken, userAgent }: Credentials,
): Promise<Login> {
  const { db, now } = ctx;
  const login = normalizeEmail(email);
  const found = await findCustomerByEmail(db, login);
  const isKnown =
    deviceToken !== null &&
    found !== null &&
    (await isKnownDevice(db, { token: deviceToken, customerId: found.id, now: now() }));
  const knownToken = isKnown ? deviceToken : null;
  const counted = await countLogin(ctx, login, knownToken);
  // Takes equally long without an account, so that timing does not reveal which ones exist.
  const isPasswordCorrect = await verifyPassword(password, found?.passwordHash ?? createUnmatchableHash());
  if (found === null || !isPasswordCorrect)
    throw new HttpError(422, [{ key: 'wrongCredentials', code: 'wrong_credentials' }]);
  await counted.revert();
  return db.transaction((tx) => createLogin(tx, ctx, { customerId: found.id, userAgent, deviceToken: knownToken }));
}
