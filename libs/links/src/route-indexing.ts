import type { RoutePatternName } from './route-patterns';

/** Pages of one shopper, of the shop's staff, or with duplicate content. */
const unindexedRoutes: ReadonlySet<RoutePatternName> = new Set([
  'activate',
  'auth-proxy',
  'blocksettings',
  'cancel-watch',
  'checkout-finish',
  'checkout-import',
  'checkout-info',
  'checkout-methods',
  'compare',
  'forgotten-password',
  'login',
  'login-link',
  'maintenance',
  'newsletter-confirm',
  'newsletter-unsubscribe',
  'order-by-token',
  'shared-list',
  'payment-callback',
  'payment-notify',
  'product-slug-picture',
  'register',
  'reset-password',
  'search',
  'sitemapconfig',
  'user',
  'user-addresses',
  'user-bulk-order',
  'user-dashboard',
  'user-documents',
  'user-email',
  'user-credits',
  'user-privacy',
  'user-favourites',
  'user-list-add',
  'user-order',
  'user-orders',
  'user-password',
  'user-returns',
  'user-settings',
  'user-shopping-list',
  'user-shopping-lists',
  'withdrawal-order',
] satisfies RoutePatternName[]);

/** Whether search engines may list the pages of a route. */
export function isIndexedRoute(name: RoutePatternName): boolean {
  return !unindexedRoutes.has(name);
}
