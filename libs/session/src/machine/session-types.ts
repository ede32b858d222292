import type { FlashMessage } from '../model/flash-message';
import type { User, UserResult } from '../model/user';

/** Input from cookies and the shop's globals, before any backend call. */
export interface SessionInput {
  /** From the session cookie; `null` on a first visit. */
  sessionId: string | null;
  guestToken: string | null;
  token: string | null;
  /** Last known value, for a logged-in user whose record is unavailable. */
  lastVariant: string | null;
  lastGroups: readonly string[];
  termsSlug: string;
  queuedMessages: readonly FlashMessage[];
  restrictedGroups: readonly string[];
  loyaltyCredits: boolean;
}

/** Result of the identification. */
export type IdentityStatus = 'guest' | 'known' | 'refused' | 'restricted' | 'unavailable';

/**
 * Side effects that identify the shopper. They come with the input, since calling `provide` on the machine for
 * every request costs more than its complete run.
 */
export interface SessionActors {
  createSessionId: () => string;
  /** Sets the token of the HTTP client. */
  setToken: (token: string | null) => void;
  setGuestToken: (token: string | null) => void;
  fetchUser: () => Promise<UserResult>;
  logout: () => Promise<void>;
  fetchCredits: () => Promise<number>;
}

/** Steps of a session start that need the page; the host and the browser each provide their own. */
export interface PageSteps {
  /** Whether the cart is loaded; a later one is reported by `cartLoaded`. */
  fetchCart: () => Promise<boolean>;
  initialiseAddresses: () => Promise<unknown>;
  addFromUrl: () => Promise<unknown>;
}

/** Input of a session start. */
export interface SessionStartInput extends SessionInput {
  actors: SessionActors;
}

export interface SessionContext {
  input: SessionStartInput;
  /** `null` until the page continues the start. */
  page: PageSteps | null;
  /** Empty until the first step has run. */
  sessionId: string;
  guestToken: string | null;
  token: string | null;
  termsSlug: string;
  user: User | null;
  identityStatus: IdentityStatus;
  variant: string;
  groups: readonly string[];
  credits: number | null;
  /** Credits are being fetched; only the end of the start waits for them. */
  areCreditsPending: boolean;
  firedMessages: readonly FlashMessage[];
  /** False for a shopper without any token. */
  hasCart: boolean;
  isUserFetched: boolean;
  isCartLoaded: boolean;
  isPageViewed: boolean;
  /** Thrown by the last step, such as the redirect to the URL without `addToCart`. */
  error: unknown;
}

/**
 * `start`: a request was received; `proceed`: a page was requested, or shown by a browser; `pageViewed`: its view was
 * reported; `cartLoaded`: its data contain the cart.
 */
export type SessionEvent =
  { type: 'start' } | { type: 'proceed'; page: PageSteps } | { type: 'pageViewed' } | { type: 'cartLoaded' };
