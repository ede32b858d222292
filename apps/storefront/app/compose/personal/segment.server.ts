import type { CookieKey } from '@vyloha/contract';
import { defaultVariant } from '@vyloha/session';
import type { CookieJar, Shopper } from '@vyloha/session';
import { PersonalValueRead } from './unknown-personal';

/** What decides which version of a page a shopper gets, besides the preferences that their cookies name. */
export interface Segment {
  isLoggedIn: boolean;
  isBusiness: boolean;
  variant: string;
  groups: readonly string[];
}

/** Whether a shopper belongs to the segment. */
export function isInSegment(shopper: Segment, segment: Segment): boolean {
  return (
    shopper.isLoggedIn === segment.isLoggedIn &&
    shopper.isBusiness === segment.isBusiness &&
    shopper.variant === segment.variant &&
    shopper.groups.join() === segment.groups.join()
  );
}

export function toSegment({ isLoggedIn, isBusiness, variant, groups }: Shopper): Segment {
  return { isLoggedIn, isBusiness, variant, groups };
}

/** The segment of everybody who is not logged in. */
export const guestSegment: Segment = { isLoggedIn: false, isBusiness: false, variant: defaultVariant, groups: [] };

/**
 * The shopper for whom a page of a segment is rendered: of the segment, and nobody.
 * @param guest with the preferences of the segment's shoppers
 */
export function toSegmentShopper(guest: Shopper, segment: Segment): Shopper {
  const refuse = (value: string): never => {
    throw new PersonalValueRead(value);
  };
  const { currency, countries, hasTax, displayVat, displayBothPrices, locale } = guest;
  const { isLoggedIn, isBusiness, variant, groups } = segment;
  return {
    currency,
    countries,
    hasTax,
    displayVat,
    displayBothPrices,
    locale,
    isLoggedIn,
    isIdentityUnknown: false,
    isBusiness,
    variant,
    groups,
    get token() {
      return isLoggedIn ? refuse('token') : null;
    },
    get guestToken() {
      return refuse('guestToken');
    },
    get user() {
      return isLoggedIn ? refuse('user') : null;
    },
  };
}

/** The preferences that belong to the key of a page. */
export const preferenceCookies = ['currency', 'locale', 'displayVat', 'displayBothPrices', 'closed'] as const;

/** Besides the preferences, whether an editor previews: no page of theirs is shared. */
function isReadable(key: CookieKey): boolean {
  return key === 'preview' || preferenceCookies.some((name) => name === key);
}

/** The cookies of a page that a whole segment gets: its preferences can be read, nothing else, and nothing is set. */
export function toSegmentCookies(cookies: CookieJar): CookieJar {
  function guard(key: CookieKey): void {
    if (!isReadable(key)) throw new PersonalValueRead(`cookie ${key}`);
  }
  function refuseChange(key: CookieKey): never {
    throw new PersonalValueRead(`change of cookie ${key}`);
  }
  return {
    get(key) {
      guard(key);
      return cookies.get(key);
    },
    getSealed(key, boundTo) {
      guard(key);
      return cookies.getSealed(key, boundTo);
    },
    set: refuseChange,
    setSealed: refuseChange,
    clear: refuseChange,
  };
}
