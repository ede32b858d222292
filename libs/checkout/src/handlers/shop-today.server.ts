import { timeZone } from '@vyloha/contract';

/** The Swedish locale formats dates as `YYYY-MM-DD`. */
const shopDate = new Intl.DateTimeFormat('sv-SE', { timeZone });

/** Today in the shop's time zone. */
export function shopToday(now: Date): string {
  return shopDate.format(now);
}
