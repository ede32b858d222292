import type { RoutePatternName } from './route-patterns';
import { secretRoutes } from './secret-addresses';

/** Pages of one shopper, of the shop's staff, or with duplicate content; those of the account besides. */
const unindexedRoutes: ReadonlySet<RoutePatternName> = new Set([
  ...secretRoutes,
  'blocksettings',
  'checkout-finish',
  'checkout-import',
  'checkout-info',
  'checkout-methods',
  'compare',
  'cookie-settings',
  'forgotten-password',
  'login',
  'maintenance',
  'payment-callback',
  'payment-notify',
  'product-slug-picture',
  'product-slug-report',
  'register',
  'search',
  'sitemapconfig',
] satisfies RoutePatternName[]);

/** Whether search engines may list the pages of a route. The names of the account's pages begin with `user`. */
export function isIndexedRoute(name: RoutePatternName): boolean {
  return !name.startsWith('user') && !unindexedRoutes.has(name);
}
