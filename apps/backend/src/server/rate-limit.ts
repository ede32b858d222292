import { eq, sql } from 'drizzle-orm';
import { rateLimit } from '../database/schema';
import type { Database } from '../database/database';
import { Refusal } from './refusal';

export interface RateLimit {
  /** What is counted, with whom: 'login:…'. Nothing personal in clear. */
  key: string;
  /** So many within the window, then no more until it ends. */
  most: number;
  windowSeconds: number;
}

/**
 * Counts one attempt; the count is in the database, so that it holds for all processes and survives them.
 * @throws Refusal 429 with Retry-After when there were too many
 */
export async function countAttempt(db: Database, { key, most, windowSeconds }: RateLimit, now: Date): Promise<void> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const isOver = sql`${rateLimit.resetsAt} <= ${moment}`;
  const resetsAt = new Date(now.getTime() + windowSeconds * 1000);
  const [row] = await db
    .insert(rateLimit)
    .values({ key, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimit.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateLimit.resetsAt} end`,
      },
    })
    .returning();
  if (row === undefined || row.count <= most) return;
  const seconds = Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000));
  throw new Refusal(429, [{ key: 'tooManyAttempts', values: { seconds }, code: 'too_many_attempts' }], {
    'Retry-After': String(seconds),
  });
}

/** Takes an attempt back that turned out to be a good one. */
export async function forgiveAttempt(db: Database, key: string): Promise<void> {
  await db
    .update(rateLimit)
    .set({ count: sql`greatest(${rateLimit.count} - 1, 0)` })
    .where(eq(rateLimit.key, key));
}
