import { timeZone } from '@vyloha/contract';
import { type Column, type SQL, and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { calendarDay } from '../server/input/calendar-day';
import { optionalLine } from '../server/input/lines';
import { wholeNumber } from '../server/input/number-input';
import { dataSchema } from '../server/openapi/wire-shapes';
import { maxRecords } from './record-commands';

const defaultRecords = 50;
const maxCodeLength = 60;

/** How the staff search for records; what is left out does not restrict. */
export function recordSearch<const States extends readonly string[]>(states: States) {
  return v.object({
    code: optionalLine(maxCodeLength),
    states: v.nullish(v.array(v.picklist(states)), []),
    /** The first and the last day on which they were made. */
    since: v.nullish(calendarDay, null),
    until: v.nullish(calendarDay, null),
    /** Number of an order. */
    order: optionalLine(maxCodeLength),
    limit: v.nullish(wholeNumber({ min: 1, max: maxRecords }), defaultRecords),
  });
}

/** Records, and how many there are in all. */
export function recordsSchema<Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) {
  return v.object({ ...dataSchema(v.array(schema)).entries, meta: v.object({ total: v.number() }) });
}

/** When a day of the shop's calendar begins. */
const startOf = (day: string, daysLater = 0) =>
  sql`(${day}::date + ${daysLater}::int)::timestamp at time zone ${sql.raw(`'${timeZone}'`)}`;

/** The condition of a search. */
export function matchesRecord(
  columns: Record<'code' | 'state' | 'createdAt' | 'order', Column>,
  { code, states, since, until, order }: Omit<v.InferOutput<ReturnType<typeof recordSearch>>, 'limit'>,
): SQL | undefined {
  return and(
    code === null ? undefined : eq(columns.code, code),
    states.length === 0 ? undefined : inArray(columns.state, states),
    since === null ? undefined : gte(columns.createdAt, startOf(since)),
    until === null ? undefined : lt(columns.createdAt, startOf(until, 1)),
    order === null ? undefined : eq(columns.order, order),
  );
}
