import { counter } from '@vyloha/telemetry/server';
import { eq, sql } from 'drizzle-orm';
import { HttpError } from '../http-error';
import { rateLimit } from './tables';
import type { Queryable } from '../../database/database';
import type { Limit } from './limits';

const secondsPerMinute = 60;
const secondsPerHour = 60 * secondsPerMinute;

/** The wait in a readable unit; the symbols are the same in every language and need no plural. */
function formatWait(seconds: number): string {
  if (seconds < 2 * secondsPerMinute) return `${seconds} s`;
  if (seconds < 2 * secondsPerHour) return `${Math.ceil(seconds / secondsPerMinute)} min`;
  return `${Math.ceil(seconds / secondsPerHour)} h`;
}

function tooManyAttempts(seconds: number, exhausted: Limit['exhausted']): HttpError {
  const { key, code } = exhausted ?? { key: 'tooManyAttempts', code: 'too_many_attempts' };
  return new HttpError(429, [{ key, values: { wait: formatWait(seconds) }, code }], { 'Retry-After': String(seconds) });
}

interface CountedLimit extends Limit {
  /** The limit with its subject: 'login:…'. No personal data in plain text. */
  key: string;
}

const maxSpacingSeconds = 256;

const toTimestamp = (timestamp: Date) => sql`${timestamp.toISOString()}::timestamptz`;

/** When the next attempt is allowed. */
function nextAttemptSql(now: Date, free: number | undefined) {
  if (free === undefined) return sql`null::timestamptz`;
  const attemptsBeyondFree = sql`${rateLimit.count} + 1 - ${free}::int`;
  const seconds = sql`least(power(2, least(${attemptsBeyondFree}, 8)), ${maxSpacingSeconds}::int)`;
  return sql`case when ${attemptsBeyondFree} <= 0 then null else ${toTimestamp(now)} + ${seconds} * interval '1 second' end`;
}

const refusedCounter = counter('vyloha_rate_limited_total', 'Attempts refused because there were too many, by limit', [
  'limit',
]);

/** The name of the limit, without its subject. */
function toLimitName(key: string): string {
  return key.split(':', 1)[0] ?? key;
}

/**
 * Counts one attempt in a single statement, so that concurrent attempts are all counted. The count is in the database,
 * shared by all processes and restarts. Refused attempts are not counted, so a flood writes nothing.
 * @throws HttpError 429 with Retry-After when there were too many
 */
export async function recordAttempt(db: Queryable, limit: CountedLimit, now: Date): Promise<void> {
  const { key, max, windowSeconds, free } = limit;
  const timestamp = toTimestamp(now);
  const isOver = sql`${rateLimit.resetsAt} <= ${timestamp}`;
  const isDue = sql`(${rateLimit.nextAt} is null or ${rateLimit.nextAt} <= ${timestamp})`;
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
  refusedCounter.inc({ limit: toLimitName(key) });
  const [row] = await db.select().from(rateLimit).where(eq(rateLimit.key, key));
  const isExhausted = row !== undefined && row.count >= max;
  const retryAt = isExhausted ? row.resetsAt : (row?.nextAt ?? now);
  const seconds = Math.max(1, Math.ceil((retryAt.getTime() - now.getTime()) / 1000));
  throw tooManyAttempts(seconds, isExhausted ? limit.exhausted : undefined);
}

/** Reverts an attempt that turned out to be legitimate. */
export async function revertAttempt(db: Queryable, key: string): Promise<void> {
  await db
    .update(rateLimit)
    .set({ count: sql`greatest(${rateLimit.count} - 1, 0)`, nextAt: null })
    .where(eq(rateLimit.key, key));
}
