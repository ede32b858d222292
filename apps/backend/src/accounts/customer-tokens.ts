import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../database/database';
import { customerToken } from '../database/schema';
import { hashToken, newToken } from './tokens';

const minute = 60 * 1000;

/** How long each of them is good for. */
const lifetimeMs = {
  /** Staff logging in as the customer. */
  login: 5 * minute,
  /** A login without the password, by mail. */
  loginLink: 30 * minute,
  /** A new password for a forgotten one. */
  reset: 60 * minute,
  /** Proof that the mailbox is the customer's. */
  activation: 7 * 24 * 60 * minute,
} as const;

export type TokenPurpose = keyof typeof lifetimeMs;

/** Anybody may have these mailed to anybody: a new one must not take the owner's away. */
const requestedByAnybody: ReadonlySet<TokenPurpose> = new Set<TokenPurpose>(['loginLink', 'reset']);

interface IssuedFor {
  customerId: string;
  purpose: TokenPurpose;
  now: Date;
}

const isFor = (customerId: string, purpose: TokenPurpose) =>
  and(eq(customerToken.customerId, customerId), eq(customerToken.purpose, purpose));

/** A secret for one thing, once. */
export async function issueToken(db: Queryable, { customerId, purpose, now }: IssuedFor): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + lifetimeMs[purpose]);
  if (!requestedByAnybody.has(purpose)) await db.delete(customerToken).where(isFor(customerId, purpose));
  await db.insert(customerToken).values({ tokenHash: hashToken(token), customerId, purpose, expiresAt });
  return token;
}

/** Uses the secret up, and all others for the same thing; null when it is unknown, used, too old or for something else. */
export async function redeemToken(
  db: Queryable,
  { token, purpose, now }: { token: string; purpose: TokenPurpose; now: Date },
): Promise<string | null> {
  const [used] = await db
    .delete(customerToken)
    .where(
      and(
        eq(customerToken.tokenHash, hashToken(token)),
        eq(customerToken.purpose, purpose),
        gt(customerToken.expiresAt, now),
      ),
    )
    .returning({ customerId: customerToken.customerId });
  if (used === undefined) return null;
  await db.delete(customerToken).where(isFor(used.customerId, purpose));
  return used.customerId;
}
