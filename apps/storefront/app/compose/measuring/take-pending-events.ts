import { type AnalyticsEvent, parsePending } from '@vyloha/analytics';
import { cookieNames } from '@vyloha/contract';

/** Takes the events that the host left in a cookie; the next page does not report them again. */
export function takePendingEvents(closedCookie: string): AnalyticsEvent[] {
  const name = closedCookie.slice(0, -cookieNames.closed.length) + cookieNames.events;
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  if (cookie === undefined) return [];
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  return parsePending(cookie.slice(name.length + 1));
}
