import { consentCategories, type ConsentCategory } from '@vyloha/contract';

/**
 * The shopper's consents to the current wording: `null` before they decided. Read from the browser's cookies, since a
 * page cached for all guests holds nothing about this one. `closed-notices.ts` without its parser, for browsers.
 */
export function readConsents(cookies: string, cookieName: string, version: string): ConsentCategory[] | null {
  const closed = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1)
    .split('.');
  if (!closed?.includes(`consent-${version}`)) return null;
  return consentCategories.filter((category) => closed.includes(category));
}
