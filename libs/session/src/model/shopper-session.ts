import type { FlashMessage } from './flash-message';
import type { SessionProgress } from './session-progress';

/** What the host does of a session's start once it has a page. */
export interface SessionSteps {
  fetchCart: () => Promise<unknown>;
  addFromUrl: () => Promise<unknown>;
}

export interface StartedSession {
  progress: SessionProgress;
  /** Loyalty credits; `null` for guests, and where the shop has none. */
  credits: number | null;
}

/** Why a shopper is told that the way does not lead on: `restricted` was logged out at once. */
export const redirectModalReasons = ['restricted'] as const;

export type RedirectModalReason = (typeof redirectModalReasons)[number];

/** The browser session: its id and the messages waiting for the next page. */
export interface ShopperSession {
  /** 24 hexadecimal characters. */
  readonly id: string;
  /** Goes on under another id: whoever logs in or out has none that somebody may have planted or read before. */
  renew(): void;
  /** Queues a message for the next page that is shown. */
  flash(message: FlashMessage): void;
  /** The messages queued by earlier requests, fired together; the host forgets them once a page was sent. */
  fireFlashMessages(): readonly FlashMessage[];
  /** Opens the redirect modal on the next page that is shown. */
  openRedirectModal(reason: RedirectModalReason): void;
  /**
   * Why the redirect modal is open on this page, `null` when it stays shut. The frame of the page asks, and the host
   * forgets it once a page was sent.
   */
  fireRedirectModal(): RedirectModalReason | null;
  /**
   * The rest of the session's start, which needs the page: its cart and what its address adds, in this order. The root
   * loader asks for it beside everything else.
   * @throws what `addFromUrl` throws
   */
  proceed(steps: SessionSteps): Promise<StartedSession>;
}
