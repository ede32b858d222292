import type { SessionDrive } from '../machine/drive-session';
import type { CookieJar } from '../model/cookie-jar';
import type { FlashMessage } from '../model/flash-message';
import { createSessionId } from './start-guest-session.server';
import { formatSessionCookie, hasPendingMessages } from '../model/session-cookie';
import type { SessionCookie } from '../model/session-cookie';
import type { RedirectModalReason, ShopperSession } from '../model/shopper-session';

/** The host's session, which also decides what is stored after the response. */
export interface HostedSession extends ShopperSession {
  /** Whether no message and no modal waits for this shopper. */
  readonly hasNothingPending: boolean;
  /**
   * Writes the cookie if something changed.
   * @param isPageResponse whether the response is a page; messages fired for a redirect wait for the next one.
   */
  commit(isPageResponse: boolean): void;
  /** Notes that the backend has rejected the token, and tells the shopper. */
  readonly endLogin: () => void;
}

/** Runs a task and records its duration. */
export type Measure = <T>(name: string, work: () => Promise<T>) => Promise<T>;

interface HostedSessionOptions {
  drive: SessionDrive;
  measure: Measure;
  cookies: CookieJar;
  /** The cookie's content; `null` on a first visit. */
  stored: SessionCookie | null;
  /** Messages of this page: those queued before and those of the session start. */
  firedMessages: readonly FlashMessage[];
  /** Why the redirect modal opens on this page. */
  redirectModal: RedirectModalReason | null;
  login: SessionCookie['login'];
  loginEndedMessage: FlashMessage;
}

/** One message for each thing to say, however many requests and parts of a page wanted to say it. */
function withoutRepeats(messages: readonly FlashMessage[]): FlashMessage[] {
  return messages.filter(({ text }, at) => messages.findIndex((message) => message.text === text) === at);
}

export function createHostedSession(options: HostedSessionOptions): HostedSession {
  const { drive, measure, cookies, stored, firedMessages, redirectModal, loginEndedMessage } = options;
  let { login } = options;
  let id = drive.identified.sessionId;
  let isRenewed = false;
  const queued: FlashMessage[] = [];
  let nextModal: RedirectModalReason | null = null;
  let hasFiredMessages = false;
  let hasFiredModal = false;
  return {
    get id() {
      return id;
    },
    hasNothingPending: firedMessages.length === 0 && redirectModal === null,
    get isLoginEnded() {
      return login === 'ended';
    },
    renew() {
      id = createSessionId();
      isRenewed = true;
      login = null;
    },
    endLogin: () => {
      login = 'ended';
      queued.push(loginEndedMessage);
    },
    flash: (message) => void queued.push(message),
    fireFlashMessages() {
      hasFiredMessages = true;
      return firedMessages;
    },
    openRedirectModal(reason) {
      nextModal = reason;
    },
    fireRedirectModal() {
      hasFiredModal = true;
      return redirectModal;
    },
    async proceed({ fetchCart, addFromUrl }) {
      const { isUserFetched, hasCart, isCartLoaded, credits } = await drive.proceed({
        fetchCart: () => measure('session-cart', () => fetchCart().then(() => true)),
        // The service runs only in the browser.
        initialiseAddresses: async () => {},
        addFromUrl: () => measure('session-url', addFromUrl),
      });
      return { progress: { isUserFetched, hasCart, isCartLoaded }, credits };
    },
    commit(isPageResponse) {
      const flash = withoutRepeats([...(isPageResponse && hasFiredMessages ? [] : firedMessages), ...queued]);
      const modal = nextModal ?? (isPageResponse && hasFiredModal ? null : redirectModal);
      const hasNothingPending = flash.length === 0 && modal === null;
      const isStored = stored !== null && !hasPendingMessages(stored) && stored.login === login;
      if (hasNothingPending && !isRenewed && isStored) return;
      cookies.setSealed('session', formatSessionCookie({ id, flash, redirectModal: modal, login }));
    },
  };
}
