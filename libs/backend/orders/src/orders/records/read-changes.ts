import { asc, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Database, HttpError } from '@vyloha/backend-kernel';
import { orderChange } from '../tables';

export interface Changes {
  ids: string[];
  /** Where the next reading begins; as given where nothing has changed. */
  cursor: string | null;
  isComplete: boolean;
}

/** A time of the database with its microseconds, and the order that changed then. */
const cursorSchema = v.tuple([v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}$/)), v.string()]);

const toCursor = (place: v.InferOutput<typeof cursorSchema>) =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

/** @throws HttpError 422 for what is no cursor */
function readCursor(text: string): v.InferOutput<typeof cursorSchema> {
  try {
    const cursor = v.parse(cursorSchema, JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    // A day that there is.
    v.parse(
      v.pipe(v.string(), v.isoTimestamp()),
      `${cursor[0].replace(' ', 'T').slice(0, 'YYYY-MM-DDTHH:MM:SS.mmm'.length)}Z`,
    );
    return cursor;
  } catch {
    throw new HttpError(422, [{ key: 'invalidValue', field: 'after', code: 'cursor' }]);
  }
}

const timeFormat = sql.raw(`'YYYY-MM-DD HH24:MI:SS.US'`);
const changedText = sql<string>`to_char(${orderChange.changedAt} at time zone 'UTC', ${timeFormat})`;

/**
 * Until when everything that has changed can be seen. Whoever writes a change holds a lock of the table until commit, and
 * writes a time after the start of their transaction; the clock is read before the locks are. Of transactions of other
 * roles nobody but them knows when they began.
 */
const lastSafe = sql<string>`
  select to_char(coalesce(min(coalesce(a.xact_start, '-infinity')), statement_timestamp()) at time zone 'UTC', ${timeFormat}) as until
  from pg_locks l left join pg_stat_activity a on a.pid = l.pid
  where l.database = (select oid from pg_database where datname = current_database())
    and l.relation = 'order_change'::regclass and l.mode = 'RowExclusiveLock' and l.granted and l.pid <> pg_backend_pid()`;

const safeSchema = v.object({ until: v.nullable(v.string()) });

/**
 * Ids of orders in the order of their last change, after a cursor. One that changes again comes again; none is missed,
 * whenever its transaction commits.
 * @throws HttpError 422 for what is no cursor
 */
export async function readChanges(db: Database, after: string | null, limit: number): Promise<Changes> {
  const start = after === null ? null : readCursor(after);
  // A statement of its own: what commits after it is later than what it says.
  const { until } = v.parse(safeSchema, (await db.execute(lastSafe)).rows[0]);
  if (until === null) return { ids: [], cursor: after, isComplete: false };
  const timeOf = (text: string) => sql`(${text}::timestamp at time zone 'UTC')`;
  const isAfter =
    start === null
      ? sql`true`
      : sql`(${orderChange.changedAt}, ${orderChange.orderId}) > (${timeOf(start[0])}, ${start[1]})`;
  const rows = await db
    .select({ id: orderChange.orderId, changedAt: changedText })
    .from(orderChange)
    .where(sql`${isAfter} and ${orderChange.changedAt} < ${timeOf(until)}`)
    .orderBy(asc(orderChange.changedAt), asc(orderChange.orderId))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    ids: page.map(({ id }) => id),
    cursor: last === undefined ? after : toCursor([last.changedAt, last.id]),
    isComplete: rows.length <= limit,
  };
}
