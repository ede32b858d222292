/** Names of the storefront's cookies, without the `COOKIE_PREFIX`. */
export const cookieNames = {
  token: 'token',
  variant: 'variant',
  groups: 'groups',
  guestCart: 'guest_cart',
  currency: 'currency',
  displayVat: 'display_vat',
  displayBothPrices: 'display_both_prices',
  locale: 'locale',
  utm: 'utm',
  session: 'session',
  checkout: 'checkout',
  closed: 'closed',
  consent: 'consent',
  events: 'events',
  compare: 'compare',
  gifts: 'gifts',
  bulkOrder: 'bulk_order',
  guestDetails: 'guest_details',
  staff: 'staff',
  device: 'device',
  changed: 'changed',
  payments: 'payments',
  wish: 'wish',
  preview: 'preview',
} as const;

export type CookieKey = keyof typeof cookieNames;

const day = 24 * 60 * 60;

/** Lifetime of each cookie in seconds; `null` lives as long as the browser's session. */
export const cookieLifetimes: Readonly<Record<CookieKey, number | null>> = {
  token: 7 * day,
  variant: 7 * day,
  groups: 7 * day,
  guestCart: 1 * day,
  currency: 365 * day,
  displayVat: 365 * day,
  displayBothPrices: 365 * day,
  locale: 365 * day,
  utm: 30 * day,
  session: null,
  checkout: 30 * day,
  closed: 365 * day,
  consent: 365 * day,
  events: 60 * 60,
  compare: 365 * day,
  gifts: 30 * day,
  bulkOrder: 30 * day,
  guestDetails: 365 * day,
  staff: 7 * day,
  device: 180 * day,
  changed: 10,
  payments: 1 * day,
  wish: 60 * 60,
  preview: null,
};
