import { and, eq, gt } from 'drizzle-orm';
import { type Queryable, hashToken, newToken } from '@vyloha/backend-kernel';
import { passkeyChallenge } from '../tables';

/** Time to find the phone or the key. */
const lifetimeMs = 5 * 60 * 1000;

interface Holder {
  purpose: 'login' | 'registration';
  /** SHA-256 of the secret of the browser that the challenge is for. */
  holderHash: string;
  now: Date;
}

/** A challenge for one browser and purpose, base64url; only its hash is stored. */
export async function issueChallenge(db: Queryable, { purpose, holderHash, now }: Holder): Promise<string> {
  const challenge = newToken();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await db.insert(passkeyChallenge).values({ challengeHash: hashToken(challenge), purpose, holderHash, expiresAt });
  return challenge;
}

/** Consumes the challenge; false when unknown, used, expired, or of another browser or purpose. */
export async function redeemChallenge(
  db: Queryable,
  { challenge, purpose, holderHash, now }: Holder & { challenge: string },
): Promise<boolean> {
  const redeemed = await db
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.challengeHash, hashToken(challenge)),
        eq(passkeyChallenge.purpose, purpose),
        eq(passkeyChallenge.holderHash, holderHash),
        gt(passkeyChallenge.expiresAt, now),
      ),
    )
    .returning({ purpose: passkeyChallenge.purpose });
  return redeemed.length === 1;
}
