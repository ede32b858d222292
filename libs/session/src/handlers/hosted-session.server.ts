import type { CookieJar } from '../model/cookie-jar';
import type { FlashMessage } from '../model/flash-message';
import { formatSessionCookie } from '../model/session-cookie';
import type { SessionCookie } from '../model/session-cookie';
import type { ShopperSession } from '../model/shopper-session';

/** The session as the host sees it: it also decides what is remembered after the answer. */
export interface HostedSession extends ShopperSession {
  /**
   * Writes the cookie where something changed.
   * @param wasShown whether the answer was a page; messages fired for a redirect wait for the next one.
   */
  remember(wasShown: boolean): void;
}

interface HostedSessionOptions {
  id: string;
  cookies: CookieJar;
  /** What the browser sent; `null` on a first visit. */
  stored: SessionCookie | null;
  /** Messages of this page: those queued before, and what the session start itself has to say. */
  fired: readonly FlashMessage[];
}

export function createHostedSession({ id, cookies, stored, fired }: HostedSessionOptions): HostedSession {
  const queued: FlashMessage[] = [];
  let areFired = false;
  return {
    id,
    flash: (message) => void queued.push(message),
    fireFlashMessages() {
      areFired = true;
      return fired;
    },
    remember(wasShown) {
      const waiting = wasShown && areFired ? [] : fired;
      const flash = [...waiting, ...queued];
      const isUnchanged = stored !== null && flash.length === 0 && stored.flash.length === 0;
      if (!isUnchanged) cookies.setSealed('session', formatSessionCookie({ id, flash }));
    },
  };
}
