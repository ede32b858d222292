import { type SQL, type WithSubquery, sql } from 'drizzle-orm';
import type { Transaction } from '@vyloha/backend-kernel';
import { yearlyCounter } from './tables';
import { wallClock } from './calendar';
import type { NumberSeries } from './number-series';

const digits = 6;

function countOfYear(tx: Transaction, series: NumberSeries, now: Date) {
  const year = Number(wallClock(now).day.slice(0, 4));
  const counted = tx
    .insert(yearlyCounter)
    .values({ series, year, last: 1 })
    .onConflictDoUpdate({
      target: [yearlyCounter.series, yearlyCounter.year],
      set: { last: sql`${yearlyCounter.last} + 1` },
    })
    .returning({ last: yearlyCounter.last });
  return { year, counted };
}

/**
 * The next number of a series, which rises without gaps within a year of the shop's calendar. The counter stays locked
 * until the transaction ends: what is not stored after all leaves no gap, and others of the series wait, so take it late.
 * @returns the year, and the number in six digits
 */
export async function nextOfYear(
  tx: Transaction,
  series: NumberSeries,
  now: Date,
): Promise<{ year: number; number: string }> {
  const { year, counted } = countOfYear(tx, series, now);
  const [row] = await counted;
  if (row === undefined) throw new Error(`the counter of the series ${series} answered nothing`);
  return { year, number: String(row.last).padStart(digits, '0') };
}

/**
 * The next number of a series as part of the statement that stores it, so that others of the series wait for that statement and the
 * commit alone.
 * @returns the WITH query that counts, to stand before what uses `number`: the year with the number in six digits
 */
export function nextOfYearWithin(
  tx: Transaction,
  series: NumberSeries,
  now: Date,
): { counter: WithSubquery; number: SQL<string> } {
  const { year, counted } = countOfYear(tx, series, now);
  const last = sql`(select "last"::text from "counter")`;
  return {
    counter: tx.$with('counter').as(counted),
    number: sql<string>`${String(year)}::text || lpad(${last}, greatest(${digits}::int, length(${last})), '0')`,
  };
}
