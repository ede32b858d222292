import { defaultLocale, headerNames, type Locale } from '@vyloha/contract';

/** Identity of the caller, sent with every backend call. */
export interface BackendIdentity {
  locale: Locale;
  /** ISO 4217. */
  currency: string;
  variant: string;
  groups: readonly string[];
  domainCode: string;
  translationVariant: string;
  /** Bearer token of a logged-in customer. */
  token: string | null;
  /** Guest cart token. */
  guestToken: string | null;
  /** Token of the link under which an editor sees unpublished content. */
  preview: string | null;
  /** IP address of the shopper, for rate limits. */
  forwardedFor: string | null;
}

/** Headers of every call; they describe what is shown, not who the shopper is. */
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

/** Authorization header of a logged-in customer. */
export function bearerHeader({ token }: BackendIdentity): Record<string, string> {
  return token === null ? {} : { [headerNames.authorization]: `Bearer ${token}` };
}

/** Header of an editor who sees unpublished content. */
export function previewHeader({ preview }: BackendIdentity): Record<string, string> {
  return preview === null ? {} : { [headerNames.preview]: preview };
}

/** Header with the guest's cart token. */
export function guestCartHeader({ guestToken }: BackendIdentity): Record<string, string> {
  return guestToken === null ? {} : { [headerNames.guestCart]: guestToken };
}

/** Key of a shared read: the resource and those parts of the identity that many shoppers share. */
export function sharedKey(resource: string, identity: BackendIdentity): string {
  const { locale, currency, variant, groups, domainCode } = identity;
  return JSON.stringify([resource, locale, currency, variant, [...groups].sort(), domainCode]);
}
