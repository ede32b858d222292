import { counter } from '@vyloha/telemetry/server';
import { eq, sql } from 'drizzle-orm';
import { rateLimit } from '../database/schema';
import type { Queryable } from '../database/database';
import type { Limit } from './limits';
import { tooManyAttempts } from './too-many-attempts';

interface CountedLimit extends Limit {
  /** What is counted, with whom: 'login:…'. Nothing personal in clear. */
  key: string;
}

const maxSpacingSeconds = 256;

const toTimestamp = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

/** When the attempt after this one may come. */
function nextAttemptSql(now: Date, free: number | undefined) {
  if (free === undefined) return sql`null::timestamptz`;
  const beyond = sql`${rateLimit.count} + 1 - ${free}::int`;
  const seconds = sql`least(power(2, least(${beyond}, 8)), ${maxSpacingSeconds}::int)`;
  return sql`case when ${beyond} <= 0 then null else ${toTimestamp(now)} + ${seconds} * interval '1 second' end`;
}

const refused = counter('vyloha_rate_limited_total', 'Attempts refused because there were too many, by limit', [
  'limit',
]);

/** What is counted, without whom. */
function nameOf(key: string): string {
  return key.split(':', 1)[0] ?? key;
}

/**
 * Counts one attempt, in one statement, so that attempts at once do not slip through. The count is in the database: it
 * holds for all processes and survives them. What is refused is not counted, so a flood writes nothing.
 * @throws Refusal 429 with Retry-After when there were too many
 */
export async function countAttempt(db: Queryable, limit: CountedLimit, now: Date): Promise<void> {
  const { key, max, windowSeconds, free } = limit;
  const moment = toTimestamp(now);
  const isOver = sql`${rateLimit.resetsAt} <= ${moment}`;
  const isDue = sql`(${rateLimit.nextAt} is null or ${rateLimit.nextAt} <= ${moment})`;
  const counted = await db
    .insert(rateLimit)
    .values({ key, count: 1, resetsAt: new Date(now.getTime() + windowSeconds * 1000) })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimit.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateLimit.resetsAt} end`,
        nextAt: sql`case when ${isOver} then null else ${nextAttemptSql(now, free)} end`,
      },
      setWhere: sql`${isOver} or (${rateLimit.count} < ${max} and ${isDue})`,
    })
    .returning({ key: rateLimit.key });
  if (counted.length > 0) return;
  refused.inc({ limit: nameOf(key) });
  const [row] = await db.select().from(rateLimit).where(eq(rateLimit.key, key));
  const isUsedUp = row !== undefined && row.count >= max;
  const until = isUsedUp ? row.resetsAt : (row?.nextAt ?? now);
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  throw tooManyAttempts(seconds, isUsedUp ? limit.exhausted : undefined);
}

/** Takes an attempt back that turned out to be a good one. */
export async function forgiveAttempt(db: Queryable, key: string): Promise<void> {
  await db
    .update(rateLimit)
    .set({ count: sql`greatest(${rateLimit.count} - 1, 0)`, nextAt: null })
    .where(eq(rateLimit.key, key));
}
