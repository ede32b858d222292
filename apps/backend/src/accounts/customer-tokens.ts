import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../database/database';
import { customerToken } from '../database/schema';
import { hashToken, newToken } from './tokens';

const minute = 60 * 1000;

/** How long each of them is good for. */
const lifetimeMs = {
  /** Staff logging in as the customer. */
  login: 5 * minute,
  /** A new password for a forgotten one. */
  reset: 60 * minute,
  /** Proof that the mailbox is the customer's. */
  activation: 7 * 24 * 60 * minute,
} as const;

export type TokenPurpose = keyof typeof lifetimeMs;

interface IssuedFor {
  customerId: string;
  purpose: TokenPurpose;
  now: Date;
}

/** A secret for one thing, once; an earlier one for the same thing stops working. */
export async function issueToken(db: Queryable, { customerId, purpose, now }: IssuedFor): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + lifetimeMs[purpose]);
  await db
    .delete(customerToken)
    .where(and(eq(customerToken.customerId, customerId), eq(customerToken.purpose, purpose)));
  await db.insert(customerToken).values({ tokenHash: hashToken(token), customerId, purpose, expiresAt });
  return token;
}

/** Uses the secret up; null when it is unknown, used, too old or for something else. */
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
  return used?.customerId ?? null;
}
