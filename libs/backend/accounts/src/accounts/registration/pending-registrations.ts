import { and, eq, gt, sql } from 'drizzle-orm';
import { type Queryable, hashToken, newToken } from '@vyloha/backend-kernel';
import { pendingRegistration } from '../tables';
import { normalizeEmail } from '../find-customer';

const lifetimeMs = 7 * 24 * 60 * 60 * 1000;

type PendingRegistration = typeof pendingRegistration.$inferSelect;
export type NewRegistration = Pick<PendingRegistration, 'email' | 'passwordHash' | 'person'>;

/**
 * Stores a registration until the mail's link is opened. Each has a link of its own, so that nobody who registers with
 * somebody else's e-mail blocks its owner.
 * @returns the secret of the link
 */
export async function addPendingRegistration(db: Queryable, values: NewRegistration, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await db.insert(pendingRegistration).values({ ...values, tokenHash: hashToken(token), expiresAt });
  return token;
}

export async function findPendingRegistration(
  db: Queryable,
  token: string,
  now: Date,
): Promise<PendingRegistration | null> {
  const isUnexpired = and(eq(pendingRegistration.tokenHash, hashToken(token)), gt(pendingRegistration.expiresAt, now));
  const [found] = await db.select().from(pendingRegistration).where(isUnexpired);
  return found ?? null;
}

/** An e-mail that now has an account needs no pending registrations. */
export async function removePendingRegistrations(db: Queryable, email: string): Promise<void> {
  await db.delete(pendingRegistration).where(eq(sql`lower(${pendingRegistration.email})`, normalizeEmail(email)));
}
