import type { RenderedAnswer } from './page-renderer';
import { retryAfterSeconds } from './unavailable-page';

/** Personal pages of a logged-in shopper leave nothing behind on a shared computer. */
function cacheControl(isPersonal: boolean): string {
  return isPersonal ? 'private, no-store' : 'private, no-cache';
}

/** The headers of a rendered answer; what a loader set itself stays. */
export function answerHeaders(answer: RenderedAnswer, policy: string): Headers {
  const { response, setCookies, isPersonal, timing } = answer;
  const headers = new Headers(response.headers);
  if (response.status === 503) {
    headers.set('Cache-Control', 'no-store');
    if (!headers.has('Retry-After')) headers.set('Retry-After', String(retryAfterSeconds));
  }
  for (const cookie of setCookies) headers.append('Set-Cookie', cookie);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', cacheControl(isPersonal));
  headers.set('Content-Security-Policy', policy);
  headers.set('Server-Timing', timing.header());
  return headers;
}
