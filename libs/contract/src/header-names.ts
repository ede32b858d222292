/** Names of the headers between the storefront and a backend; see docs/contract.md. */
export const headerNames = {
  authorization: 'Authorization',
  cacheTag: 'Cache-Tag',
  currency: 'X-Currency',
  defaultLocale: 'X-Default-Locale',
  domainCode: 'X-Domain-Code',
  forwardedFor: 'X-Forwarded-For',
  guestCart: 'X-Guest-Cart',
  idempotencyKey: 'Idempotency-Key',
  locale: 'X-Locale',
  preview: 'X-Preview',
  requestId: 'X-Request-Id',
  translationVariant: 'X-Translation-Variant',
  userGroups: 'X-User-Groups',
  userVariant: 'X-User-Variant',
} as const;
