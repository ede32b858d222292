export { cookieLifetimes, cookieNames } from './cookies';
export type { CookieKey, CookieName } from './cookies';
export { headerNames } from './header-names';
export { defaultLocale, isLocale, locales } from './locale';
export type { Locale, Translated } from './locale';
export type { SharedReads } from './shared-reads';
export { BackendUnavailable } from './transport/backend-unavailable';
export type { UnavailableReason } from './transport/backend-unavailable';
export type { WireError } from './wire-error';
