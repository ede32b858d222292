import { routePatterns } from './route-patterns';
import type { RoutePatternName } from './route-patterns';

/** Pages whose URL contains a secret, mostly sent by e-mail: whoever knows the URL has access. */
export const secretRoutes = [
  'activate',
  'auth-proxy',
  'cancel-watch',
  'claim-order',
  'company-invitation',
  'login-link',
  'newsletter-confirm',
  'newsletter-unsubscribe',
  'order-by-token',
  'order-claim',
  'order-claim-protocol',
  'preview',
  'shared-list',
  'reset-password',
  'withdrawal-order',
] as const satisfies readonly RoutePatternName[];

/** Their paths, of pages and of their data, up to a secret in the path; however written, before they are redirected. */
const start = new RegExp(
  `^(?:${secretRoutes.map((name) => routePatterns[name].replace(/\/:.*$/, '')).join('|')})(?=$|/|\\.data$)`,
  'i',
);

/** Whether the URL of a page contains a secret: it is neither cached, logged, measured nor sent to other sites. */
export function hasSecretAddress(pathname: string): boolean {
  return start.test(pathname);
}

/** The path up to its secret; the whole path where it has none. */
export function withoutSecret(pathname: string): string {
  return start.exec(pathname)?.[0] ?? pathname;
}
