import type { SessionDrive } from '../machine/drive-session';
import type { CookieJar } from '../model/cookie-jar';
import type { FlashMessage } from '../model/flash-message';
import { createSessionId } from './begin-guest-session.server';
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

/** Runs a piece of work and notes how long it took. */
export type Measure = <T>(name: string, work: () => Promise<T>) => Promise<T>;

interface HostedSessionOptions {
  drive: SessionDrive;
  measure: Measure;
  cookies: CookieJar;
  /** What the browser sent; `null` on a first visit. */
  stored: SessionCookie | null;
  /** Messages of this page: those queued before, and what the session start itself has to say. */
  fired: readonly FlashMessage[];
  /** Why the redirect modal opens on this page. */
  redirectModal: RedirectModalReason | null;
}

export function createHostedSession(options: HostedSessionOptions): HostedSession {
  const { drive, measure, cookies, stored, fired, redirectModal } = options;
  let id = drive.identified.sessionId;
  let isRenewed = false;
  const queued: FlashMessage[] = [];
  let nextModal: RedirectModalReason | null = null;
  let areMessagesFired = false;
  let isModalFired = false;
  return {
    get id() {
      return id;
    },
    renew() {
      id = createSessionId();
      isRenewed = true;
    },
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
    async proceed({ fetchCart, addFromUrl }) {
      const { isUserFetched, hasCart, isCartLoaded, credits } = await drive.proceed({
        fetchCart: () => measure('session-cart', () => fetchCart().then(() => true)),
        // The service works on the forms of a page that is open in a browser.
        initialiseAddresses: async () => {},
        addFromUrl: () => measure('session-url', addFromUrl),
      });
      return { progress: { isUserFetched, hasCart, isCartLoaded }, credits };
    },
    remember(wasShown) {
      const flash = [...(wasShown && areMessagesFired ? [] : fired), ...queued];
      const modal = nextModal ?? (wasShown && isModalFired ? null : redirectModal);
      const hasNothingPending = flash.length === 0 && modal === null;
      const isUnchanged = hasNothingPending && !isRenewed && stored !== null && !hasSomethingWaiting(stored);
      if (!isUnchanged) cookies.setSealed('session', formatSessionCookie({ id, flash, redirectModal: modal }));
    },
  };
}
