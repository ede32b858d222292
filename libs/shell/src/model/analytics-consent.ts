/**
 * The shopper's analytics consent: `null` before the cookie notice was closed. Read from the browser's cookies, since a
 * page cached for all guests holds nothing about this one.
 */
export function readAnalyticsConsent(cookies: string, cookieName: string): boolean | null {
  const closed = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1)
    .split('.');
  return closed?.includes('consent') ? closed.includes('measuring') : null;
}
