import type { FlashMessage } from '../model/flash-message';
import type { User } from '../model/user';
import type { UserAnswer } from '../model/user-answer';

/** What cookies and the shop's globals say before anybody was asked. */
export interface SessionInput {
  /** From the session cookie; `null` on a first visit. */
  sessionId: string | null;
  guestToken: string | null;
  token: string | null;
  /** Of a logged-in user whose record cannot be had: what it was last time. */
  lastVariant: string | null;
  lastGroups: readonly string[];
  termsSlug: string;
  queuedMessages: readonly FlashMessage[];
  restrictedGroups: readonly string[];
  loyaltyCredits: boolean;
}

/** Who the shopper turned out to be. */
export type Standing = 'guest' | 'known' | 'refused' | 'restricted' | 'unavailable';

/**
 * What the machine needs done to find out who is shopping. They come with the input, since a machine provided anew for
 * every request costs more than its whole run.
 */
export interface SessionActors {
  createSessionId: () => string;
  /** Tells the HTTP client for whom it speaks. */
  setToken: (token: string | null) => void;
  setGuestToken: (token: string | null) => void;
  fetchUser: () => Promise<UserAnswer>;
  logout: () => Promise<void>;
  fetchCredits: () => Promise<number>;
}

/** What the page itself does of a session's start; the host and the browser each give their own. */
export interface PageSteps {
  /** Whether the cart is there; one that comes later is told by `cartLoaded`. */
  fetchCart: () => Promise<boolean>;
  initialiseAddresses: () => Promise<unknown>;
  addFromUrl: () => Promise<unknown>;
}

/** All that a session starts with. */
export interface SessionStartInput extends SessionInput {
  actors: SessionActors;
}

export interface SessionContext {
  input: SessionStartInput;
  /** `null` until the page asks for the rest of the start. */
  page: PageSteps | null;
  /** Empty until the first step was taken. */
  sessionId: string;
  guestToken: string | null;
  token: string | null;
  termsSlug: string;
  user: User | null;
  standing: Standing;
  variant: string;
  groups: readonly string[];
  credits: number | null;
  /** Credits are on their way; nothing but the end of the start waits for them. */
  areCreditsDue: boolean;
  firedMessages: readonly FlashMessage[];
  /** Somebody without any token has none to ask for. */
  hasCart: boolean;
  isUserFetched: boolean;
  isCartLoaded: boolean;
  isPageViewed: boolean;
  /** What the last step threw, such as the redirect to the address without `addToCart`. */
  thrown: unknown;
}

/**
 * `start`: a request has come; `proceed`: a page was asked for, or shown by a browser; `pageViewed`: its view was
 * reported; `cartLoaded`: its data brought the cart.
 */
export type SessionEvent =
  { type: 'start' } | { type: 'proceed'; page: PageSteps } | { type: 'pageViewed' } | { type: 'cartLoaded' };
