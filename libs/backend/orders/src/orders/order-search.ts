import { timeZone } from '@vyloha/contract';
import { and, type Column, eq, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { shopOrder } from './tables';
import { orderStatuses, type OrderStatus } from './status/order-statuses';

const maxCodeLength = 50;

/** A year of the shop's calendar in a query string. */
export const queryYear = v.pipe(v.string(), v.regex(/^20\d\d$/), v.transform(Number));

/** A switch of a query string. */
export const queryFlag = v.pipe(
  v.optional(v.picklist(['true', 'false']), 'false'),
  v.transform((text) => text === 'true'),
);

/** Query parameters by which a customer's orders are searched; an omitted one does not restrict. */
export const orderSearchEntries = {
  /** A part of the order's number. */
  code: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxCodeLength)), ''),
  status: v.optional(v.picklist(orderStatuses)),
  /** In which they were placed. */
  year: v.optional(queryYear),
};

export interface OrderSearch {
  code: string;
  status?: OrderStatus | undefined;
  year?: number | undefined;
}

/** Year of a time in the shop's time zone. */
export const yearOf = (time: Column): SQL<number> =>
  sql<number>`extract(year from ${time} at time zone ${sql.raw(`'${timeZone}'`)})::int`;

/** The condition of a search; undefined where it does not restrict. */
export function matchesSearch({ code, status, year }: OrderSearch): SQL | undefined {
  return and(
    code === '' ? undefined : sql`strpos(${shopOrder.code}, ${code}) > 0`,
    status && eq(shopOrder.status, status),
    year === undefined ? undefined : eq(yearOf(shopOrder.createdAt), year),
  );
}
