/**
 * What a shopper said about measuring: `null` before the cookie notice was closed. Read from the browser's own cookies,
 * since a page made for all guests knows nothing of this one.
 */
export function measuringConsent(cookies: string, cookieName: string): boolean | null {
  const closed = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1)
    .split('.');
  return closed?.includes('consent') ? closed.includes('measuring') : null;
}
