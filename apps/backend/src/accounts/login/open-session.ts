import { accessToken } from '../../database/schema';
import type { Queryable } from '../../database/database';
import { hashToken, newToken } from '../tokens';

const tokenLifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** A bearer token for seven days; only its hash is stored. */
export async function openSession(db: Queryable, customerId: string, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + tokenLifetimeMs);
  await db.insert(accessToken).values({ tokenHash: hashToken(token), customerId, expiresAt });
  return token;
}
