import { and, eq, gt, inArray } from 'drizzle-orm';
import { type Queryable, hashToken, newToken } from '@vyloha/backend-kernel';
import { customerToken } from '../tables';

const minute = 60 * 1000;

/** Lifetime of each token kind. */
const lifetimeMs = {
  /** Staff logging in as the customer. */
  login: 5 * minute,
  /** Passwordless login by mail. */
  loginLink: 30 * minute,
  /** Password reset. */
  reset: 60 * minute,
  /** Proof that the mailbox is the customer's. */
  activation: 7 * 24 * 60 * minute,
  /** Proof that a mailbox is the customer's, which then replaces the one of the account. */
  emailChange: 60 * minute,
} as const;

export type TokenPurpose = keyof typeof lifetimeMs;

/** Anybody can have these mailed to anybody: a new one must not invalidate the owner's. */
const publicPurposes: ReadonlySet<TokenPurpose> = new Set<TokenPurpose>(['loginLink', 'reset']);

interface IssueTokenInput {
  customerId: string;
  purpose: TokenPurpose;
  now: Date;
  /** The new e-mail of an `emailChange`. */
  email?: string;
}

const hasPurpose = (customerId: string, purpose: TokenPurpose) =>
  and(eq(customerToken.customerId, customerId), eq(customerToken.purpose, purpose));

const isRedeemable = ({ token, purpose, now }: { token: string; purpose: TokenPurpose; now: Date }) =>
  and(
    eq(customerToken.tokenHash, hashToken(token)),
    eq(customerToken.purpose, purpose),
    gt(customerToken.expiresAt, now),
  );

/** A single-use secret for one purpose. */
export async function issueToken(db: Queryable, { customerId, purpose, now, email }: IssueTokenInput): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + lifetimeMs[purpose]);
  if (!publicPurposes.has(purpose)) await db.delete(customerToken).where(hasPurpose(customerId, purpose));
  await db.insert(customerToken).values({ tokenHash: hashToken(token), customerId, purpose, expiresAt, email });
  return token;
}

/** Makes the secrets of these kinds useless, after their mailbox is no longer the account's. */
export async function revokeTokens(
  db: Queryable,
  customerId: string,
  purposes: readonly TokenPurpose[],
): Promise<void> {
  await db
    .delete(customerToken)
    .where(and(eq(customerToken.customerId, customerId), inArray(customerToken.purpose, [...purposes])));
}

/** Whether the secret could be redeemed; it stays as it is. */
export async function isTokenOpen(
  db: Queryable,
  { token, purpose, now }: { token: string; purpose: TokenPurpose; now: Date },
): Promise<boolean> {
  return (await db.$count(customerToken, isRedeemable({ token, purpose, now }))) > 0;
}

/** Consumes the secret and all others for the same purpose; null when unknown, used, expired or for another purpose. */
export async function redeemToken(
  db: Queryable,
  { token, purpose, now }: { token: string; purpose: TokenPurpose; now: Date },
): Promise<string | null> {
  return (await redeemTokenWithEmail(db, { token, purpose, now }))?.customerId ?? null;
}

/** As `redeemToken`, with the e-mail that the secret proves. */
export async function redeemTokenWithEmail(
  db: Queryable,
  { token, purpose, now }: { token: string; purpose: TokenPurpose; now: Date },
): Promise<{ customerId: string; email: string | null } | null> {
  const [redeemed] = await db
    .delete(customerToken)
    .where(isRedeemable({ token, purpose, now }))
    .returning({ customerId: customerToken.customerId, email: customerToken.email });
  if (redeemed === undefined) return null;
  await db.delete(customerToken).where(hasPurpose(redeemed.customerId, purpose));
  return redeemed;
}
