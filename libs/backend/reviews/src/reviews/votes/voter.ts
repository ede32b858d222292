import { createHmac, randomBytes } from 'node:crypto';
import type { Database, RequestContext } from '@vyloha/backend-kernel';
import { voterKey } from '../tables';

/** The current key; a new one where the last was deleted. */
async function readKey(db: Database, now: Date): Promise<string> {
  const [existing] = await db.select().from(voterKey);
  if (existing !== undefined) return existing.key;
  await db
    .insert(voterKey)
    .values({ key: randomBytes(32).toString('hex'), createdAt: now })
    .onConflictDoNothing();
  return readKey(db, now);
}

export const customerVoter = (customerId: string): string => `customer:${customerId}`;

/**
 * Who votes, so that nobody votes twice: a customer by the account. A guest by a hash of address and browser that is
 * another one for each review, so that the votes of one person cannot be put together, and that nobody can compute again
 * once its key is deleted.
 */
export async function voterOf(
  { db, customerId, ip, now }: Pick<RequestContext, 'db' | 'customerId' | 'ip' | 'now'>,
  { reviewId, agent }: { reviewId: string; agent: string },
): Promise<string> {
  if (customerId !== null) return customerVoter(customerId);
  const key = await readKey(db, now());
  const hash = createHmac('sha256', key).update(JSON.stringify([reviewId, ip, agent]));
  return `guest:${hash.digest('base64url')}`;
}
