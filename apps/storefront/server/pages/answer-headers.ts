import { ownPathOrNull, paths } from '@vyloha/links';
import type { RenderedAnswer } from './page-renderer';
import { retryAfterSeconds } from './unavailable-page';

/** Personal pages of a logged-in shopper leave nothing behind on a shared computer. */
function cacheControl(isPersonal: boolean): string {
  return isPersonal ? 'private, no-store' : 'private, no-cache';
}

/** Of this shop, or a whole address of somebody the shop sends to itself, such as a payment provider. */
function withSafeLocation(headers: Headers): void {
  const target = headers.get('Location');
  if (target === null || /^https?:\/\//.test(target)) return;
  headers.set('Location', ownPathOrNull(target) ?? paths.home());
}

/** The headers of a rendered answer; what a loader set itself stays, as long as it leads to no other host by mistake. */
export function answerHeaders(answer: RenderedAnswer, policy: string): Headers {
  const { response, setCookies, isPersonal, timing } = answer;
  const headers = new Headers(response.headers);
  if (response.status === 503) {
    headers.set('Cache-Control', 'no-store');
    if (!headers.has('Retry-After')) headers.set('Retry-After', String(retryAfterSeconds));
  }
  withSafeLocation(headers);
  for (const cookie of setCookies) headers.append('Set-Cookie', cookie);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', cacheControl(isPersonal));
  headers.set('Content-Security-Policy', policy);
  headers.set('Server-Timing', timing.header());
  return headers;
}
