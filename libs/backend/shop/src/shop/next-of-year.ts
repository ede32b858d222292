import { sql } from 'drizzle-orm';
import type { Transaction } from '@vyloha/backend-kernel';
import { yearlyCounter } from './tables';
import { wallClock } from './calendar';
import type { NumberSeries } from './number-series';

const digits = 6;

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
  const year = Number(wallClock(now).day.slice(0, 4));
  const [row] = await tx
    .insert(yearlyCounter)
    .values({ series, year, last: 1 })
    .onConflictDoUpdate({
      target: [yearlyCounter.series, yearlyCounter.year],
      set: { last: sql`${yearlyCounter.last} + 1` },
    })
    .returning();
  if (row === undefined) throw new Error(`the counter of the series ${series} answered nothing`);
  return { year, number: String(row.last).padStart(digits, '0') };
}
