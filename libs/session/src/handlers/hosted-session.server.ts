import type { CookieJar } from '../model/cookie-jar';
import type { FlashMessage } from '../model/flash-message';
import { formatSessionCookie, hasSomethingWaiting } from '../model/session-cookie';
import type { SessionCookie } from '../model/session-cookie';
import type { RedirectModalReason, ShopperSession } from '../model/shopper-session';

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
  /** Why the redirect modal opens on this page. */
  redirectModal: RedirectModalReason | null;
}

export function createHostedSession(options: HostedSessionOptions): HostedSession {
  const { id, cookies, stored, fired, redirectModal } = options;
  const queued: FlashMessage[] = [];
  let nextModal: RedirectModalReason | null = null;
  let areMessagesFired = false;
  let isModalFired = false;
  return {
    id,
    flash: (message) => void queued.push(message),
    fireFlashMessages() {
      areMessagesFired = true;
      return fired;
    },
    openRedirectModal(reason) {
      nextModal = reason;
    },
    fireRedirectModal() {
      isModalFired = true;
      return redirectModal;
    },
    remember(wasShown) {
      const flash = [...(wasShown && areMessagesFired ? [] : fired), ...queued];
      const modal = nextModal ?? (wasShown && isModalFired ? null : redirectModal);
      const isUnchanged = flash.length === 0 && modal === null && stored !== null && !hasSomethingWaiting(stored);
      if (!isUnchanged) cookies.setSealed('session', formatSessionCookie({ id, flash, redirectModal: modal }));
    },
  };
}
