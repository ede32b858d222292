import * as v from 'valibot';

/** A month, or a quarter. */
export const taxPeriod = v.pipe(v.string(), v.regex(/^20\d\d(?:-(?:0[1-9]|1[0-2])|Q[1-4])$/));

const monthsOfQuarter = 3;
const twoDigits = (number: number) => String(number).padStart(2, '0');

export const isQuarter = (period: string) => period.includes('Q');

/** The days of a period, as bounds of dates: each month ends on its 31st at the latest. */
export function daysOf(period: string): { from: string; to: string } {
  if (!isQuarter(period)) return { from: `${period}-01`, to: `${period}-31` };
  const [year, quarter] = period.split('Q');
  const last = Number(quarter) * monthsOfQuarter;
  return { from: `${year}-${twoDigits(last - monthsOfQuarter + 1)}-01`, to: `${year}-${twoDigits(last)}-31` };
}

/** @param day YYYY-MM-DD */
export function quarterOf(day: string): string {
  const [year, month] = day.split('-');
  return `${year}Q${Math.ceil(Number(month) / monthsOfQuarter)}`;
}
