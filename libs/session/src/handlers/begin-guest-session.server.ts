import { randomBytes } from 'node:crypto';
import type { CookieJar } from '../model/cookie-jar';
import { formatSessionCookie, hasSomethingWaiting, parseSessionCookie } from '../model/session-cookie';

/** A new session id: 24 hexadecimal characters. */
export function createSessionId(): string {
  return randomBytes(12).toString('hex');
}

/**
 * Gives a guest whose page is kept ready a session where there is none.
 * @returns false when something waits for this guest to be told, who then needs a page of one's own.
 */
export function beginGuestSession(cookies: CookieJar): boolean {
  const stored = parseSessionCookie(cookies.getSealed('session'));
  if (stored === null) {
    cookies.setSealed('session', formatSessionCookie({ id: createSessionId(), flash: [], redirectModal: null }));
    return true;
  }
  return !hasSomethingWaiting(stored);
}
