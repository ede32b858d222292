import { countAttempt, forgiveAttempt, type RateLimit } from '../server/rate-limit';
import { Refusal } from '../server/refusal';
import type { RequestContext } from '../server/request-context';
import { findCustomerByEmail, normalizeEmail } from './find-customer';
import { openSession } from './open-session';
import { hashPassword, verifyPassword } from './password';
import { hashToken } from './tokens';

const windowSeconds = 15 * 60;

/** Wrong passwords for one account from one place, and for all accounts from one place. */
function limitsFor(email: string, ip: string): RateLimit[] {
  return [
    { key: `login:${hashToken(`${email} ${ip}`)}`, most: 5, windowSeconds },
    { key: `login:${hashToken(ip)}`, most: 50, windowSeconds },
  ];
}

/** Takes as long as a real one, so that nobody learns from the time which accounts exist. */
let standIn: Promise<string> | null = null;
async function matches(password: string, stored: string | null): Promise<boolean> {
  const hash = stored ?? (await (standIn ??= hashPassword('')));
  return (await verifyPassword(password, hash)) && stored !== null;
}

/**
 * Checks the password and makes a token.
 * @throws Refusal 422 when they do not fit, 429 after too many wrong ones
 */
export async function logIn(
  { db, ip, now }: Pick<RequestContext, 'db' | 'ip' | 'now'>,
  { email, password }: { email: string; password: string },
): Promise<{ token: string; customerId: string }> {
  const login = normalizeEmail(email);
  const limits = limitsFor(login, ip);
  for (const limit of limits) await countAttempt(db, limit, now());
  const found = await findCustomerByEmail(db, login);
  const isRight = await matches(password, found?.passwordHash ?? null);
  if (found === null || !isRight) throw new Refusal(422, [{ key: 'wrongCredentials', code: 'wrong_credentials' }]);
  for (const { key } of limits) await forgiveAttempt(db, key);
  return { token: await openSession(db, found.id, now()), customerId: found.id };
}
