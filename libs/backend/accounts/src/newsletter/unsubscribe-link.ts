import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { paths } from '@vyloha/links';
import type { Queryable, Settings } from '@vyloha/backend-kernel';
import { newsletterKey } from './tables';

const keyBytes = 32;
const signatureBytes = 32;

/** Of the longest e-mail, in base64. */
export const maxUnsubscribeTokenLength = 400;

async function loadKey(db: Queryable): Promise<string> {
  const [existing] = await db.select().from(newsletterKey);
  if (existing !== undefined) return existing.key;
  await db
    .insert(newsletterKey)
    .values({ key: randomBytes(keyBytes).toString('hex') })
    .onConflictDoNothing();
  return loadKey(db);
}

const sign = (key: string, email: Buffer) => createHmac('sha256', key).update('unsubscribe\0').update(email).digest();

/** Makes the address by which one subscriber, and nobody else, unsubscribes: the same each time, and for good. */
export async function unsubscribeLinks(
  db: Queryable,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): Promise<(email: string) => string> {
  const key = await loadKey(db);
  return (email) => {
    const bytes = Buffer.from(email.toLowerCase());
    const token = Buffer.concat([sign(key, bytes), bytes]).toString('base64url');
    return new URL(paths.newsletterUnsubscribe({ token }), publicUrl).href;
  };
}

/** The e-mail whose address it is; null for what the shop has not signed. */
export async function emailOfUnsubscribeToken(db: Queryable, token: string): Promise<string | null> {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length <= signatureBytes) return null;
  const [signature, email] = [bytes.subarray(0, signatureBytes), bytes.subarray(signatureBytes)];
  return timingSafeEqual(signature, sign(await loadKey(db), email)) ? email.toString() : null;
}
