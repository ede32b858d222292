import { sameOriginPathOrNull, paths } from '@vyloha/links';
import type { RenderedResponse } from './page-renderer';
import { retryAfterSeconds } from './static-page';

/** Personal pages of a logged-in shopper are not stored on a shared computer. */
export function cacheControl(isPersonal: boolean): string {
  return isPersonal ? 'private, no-store' : 'private, no-cache';
}

/** Allows a path of this shop, or an absolute URL that the shop itself redirects to, such as a payment gateway. */
function sanitizeLocation(headers: Headers): void {
  const target = headers.get('Location');
  if (target === null || /^https?:\/\//.test(target)) return;
  headers.set('Location', sameOriginPathOrNull(target) ?? paths.home());
}

/** The headers of a rendered response; a loader's own headers win, except a redirect to another host by mistake. */
export function createResponseHeaders(result: RenderedResponse, policy: string): Headers {
  const { response, setCookies, isPersonal, timing } = result;
  const headers = new Headers(response.headers);
  if (response.status === 503) {
    headers.set('Cache-Control', 'no-store');
    if (!headers.has('Retry-After')) headers.set('Retry-After', String(retryAfterSeconds));
  }
  sanitizeLocation(headers);
  for (const cookie of setCookies) headers.append('Set-Cookie', cookie);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', cacheControl(isPersonal));
  headers.set('Content-Security-Policy', policy);
  headers.set('Server-Timing', timing.header());
  return headers;
}
