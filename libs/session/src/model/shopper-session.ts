import type { FlashMessage } from './flash-message';
import type { SessionProgress } from './session-progress';

/** Steps of the session start that the host runs for a page. */
export interface SessionSteps {
  fetchCart: () => Promise<unknown>;
  addFromUrl: () => Promise<unknown>;
}

export interface StartedSession {
  progress: SessionProgress;
  /** Loyalty credits; `null` for guests, and where the shop has none. */
  credits: number | null;
}

/** Reason of the redirect modal: a `restricted` shopper was logged out at once. */
export const redirectModalReasons = ['restricted'] as const;

export type RedirectModalReason = (typeof redirectModalReasons)[number];

/** The browser session: its id and the messages waiting for the next page. */
export interface ShopperSession {
  /** 24 hexadecimal characters. */
  readonly id: string;
  /**
   * Whether a login has ended by itself: it expired, or was ended elsewhere. Until the next login: other tabs do not
   * know yet, and the cart waits in the account.
   */
  readonly isLoginEnded: boolean;
  /** Changes the session id at login and logout, against session fixation. */
  renew(): void;
  /** Queues a message for the next page that is shown. */
  flash(message: FlashMessage): void;
  /** The messages queued by earlier requests, fired together; the host removes them once a page was sent. */
  fireFlashMessages(): readonly FlashMessage[];
  /** Opens the redirect modal on the next page that is shown. */
  openRedirectModal(reason: RedirectModalReason): void;
  /**
   * Why the redirect modal is open on this page, `null` when it is closed. The page's layout calls it, and the host
   * clears it once a page was sent.
   */
  fireRedirectModal(): RedirectModalReason | null;
  /**
   * The rest of the session start, which needs the page: its cart, then the items its URL adds. The root
   * loader runs it in parallel with everything else.
   * @throws the error of `addFromUrl`
   */
  proceed(steps: SessionSteps): Promise<StartedSession>;
}
