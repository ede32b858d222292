const millisecondsPerDay = 86_400_000;

/** Adds days, also a negative number of them, to a calendar day; both `YYYY-MM-DD`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * millisecondsPerDay).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** Of a day `YYYY-MM-DD`: 1 Monday … 7 Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}
