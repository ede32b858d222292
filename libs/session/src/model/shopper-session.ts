import type { FlashMessage } from './flash-message';

/** Why a shopper is told that the way does not lead on: `restricted` was logged out at once. */
export const redirectModalReasons = ['restricted'] as const;

export type RedirectModalReason = (typeof redirectModalReasons)[number];

/** The browser session: its id and the messages waiting for the next page. */
export interface ShopperSession {
  /** 24 hexadecimal characters. */
  readonly id: string;
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
}
