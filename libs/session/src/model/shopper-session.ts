import type { FlashMessage } from './flash-message';

/** The browser session: its id and the messages waiting for the next page. */
export interface ShopperSession {
  /** 24 hexadecimal characters. */
  readonly id: string;
  /** Queues a message for the next page that is shown. */
  flash(message: FlashMessage): void;
  /** The messages queued by earlier requests, fired together; the host forgets them once a page was sent. */
  fireFlashMessages(): readonly FlashMessage[];
}
