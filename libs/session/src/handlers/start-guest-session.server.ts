import { randomBytes } from 'node:crypto';
import type { CookieJar } from '../model/cookie-jar';
import { formatSessionCookie, hasPendingMessages, parseSessionCookie } from '../model/session-cookie';

/** A new session id: 24 hexadecimal characters. */
export function createSessionId(): string {
  return randomBytes(12).toString('hex');
}

/**
 * Creates a session, if missing, for a guest who gets a cached page.
 * @returns false when there is something to tell this guest, who then needs a page rendered individually.
 */
export function startGuestSession(cookies: CookieJar): boolean {
  const stored = parseSessionCookie(cookies.getSealed('session'));
  if (stored === null) {
    cookies.setSealed(
      'session',
      formatSessionCookie({ id: createSessionId(), flash: [], redirectModal: null, login: null }),
    );
    return true;
  }
  // Without a token, a login that was open has expired, which its customer does not know yet.
  return !hasPendingMessages(stored) && stored.login !== 'open';
}
