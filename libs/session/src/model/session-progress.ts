/** How far the host brought a session's start; the browser carries on from there. Nothing in it is secret. */
export interface SessionProgress {
  isUserFetched: boolean;
  /** Whether this shopper has a cart to ask for. */
  hasCart: boolean;
  /** False when the backend did not give it. */
  isCartLoaded: boolean;
}
