import { timeZone } from '@vyloha/contract';

/** Swedish dates are written as `YYYY-MM-DD`. */
const shopDate = new Intl.DateTimeFormat('sv-SE', { timeZone });

/** Today as a calendar day of the shop. */
export function shopToday(now: Date): string {
  return shopDate.format(now);
}
