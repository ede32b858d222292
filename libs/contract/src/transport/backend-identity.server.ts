import { headerNames } from '../header-names';
import { defaultLocale } from '../locale';
import type { Locale } from '../locale';

/** Who asks, as every call to the backend says it. */
export interface BackendIdentity {
  locale: Locale;
  /** ISO 4217. */
  currency: string;
  variant: string;
  groups: readonly string[];
  domainCode: string;
  translationVariant: string;
  /** Bearer of a logged-in customer. */
  token: string | null;
  /** Guest cart token. */
  guestToken: string | null;
  /** Address of the shopper, for rate limits. */
  forwardedFor: string | null;
}

/** Headers of every call; they tell what is shown, not who looks. */
export function commonHeaders(identity: BackendIdentity): Record<string, string> {
  const headers: Record<string, string> = {
    [headerNames.userVariant]: identity.variant,
    [headerNames.userGroups]: identity.groups.join(','),
    [headerNames.currency]: identity.currency,
    [headerNames.locale]: identity.locale,
    [headerNames.defaultLocale]: defaultLocale,
    [headerNames.domainCode]: identity.domainCode,
    [headerNames.translationVariant]: identity.translationVariant,
  };
  if (identity.forwardedFor !== null) headers[headerNames.forwardedFor] = identity.forwardedFor;
  return headers;
}

/** The bearer of a logged-in customer. */
export function bearerHeader({ token }: BackendIdentity): Record<string, string> {
  return token === null ? {} : { [headerNames.authorization]: `Bearer ${token}` };
}

/** The guest's cart. */
export function guestCartHeader({ guestToken }: BackendIdentity): Record<string, string> {
  return guestToken === null ? {} : { [headerNames.guestCart]: guestToken };
}

/** Key of a shared read: what is asked, and only those parts of the identity that many shoppers have in common. */
export function sharedKey(what: string, identity: BackendIdentity): string {
  const { locale, currency, variant, groups, domainCode } = identity;
  return JSON.stringify([what, locale, currency, variant, [...groups].sort(), domainCode]);
}
