import { assign, fromPromise, setup } from 'xstate';
import type { FlashMessage } from '../model/flash-message';
import { defaultVariant } from '../model/shopper';
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
 * What the machine needs done; the host and the browser each give their own. They come with the input, since a machine
 * provided anew for every request costs more than its whole run.
 */
export interface SessionActors {
  fetchUser: () => Promise<UserAnswer>;
  logout: () => Promise<void>;
  fetchCredits: () => Promise<number>;
  fetchCart: () => Promise<void>;
}

/** All that a session starts with. */
export interface SessionStartInput extends SessionInput {
  newSessionId: string;
  actors: SessionActors;
}

export interface SessionContext extends SessionInput {
  actors: SessionActors;
  sessionId: string;
  user: User | null;
  standing: Standing;
  credits: number | null;
  variant: string;
  groups: readonly string[];
  firedMessages: readonly FlashMessage[];
  isCartLoaded: boolean;
}

/**
 * The start of a session on each page load, in the order of the specification (document 1, section 4): session id,
 * tokens, terms page, user or guest, flash messages, prices, cart.
 */
export const sessionMachine = setup({
  types: {
    input: {} as SessionStartInput,
    context: {} as SessionContext,
    output: {} as SessionContext,
  },
  actors: {
    fetchUser: fromPromise<UserAnswer, SessionActors>(({ input }) => input.fetchUser()),
    logout: fromPromise<void, SessionActors>(({ input }) => input.logout()),
    fetchCredits: fromPromise<number, SessionActors>(({ input }) => input.fetchCredits()),
    fetchCart: fromPromise<void, SessionActors>(({ input }) => input.fetchCart()),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    isRestricted: ({ context }) => context.groups.some((group) => context.restrictedGroups.includes(group)),
    hasCredits: ({ context }) => context.loyaltyCredits,
    hasCart: ({ context }) => context.token !== null || context.guestToken !== null,
  },
  actions: {
    becomeGuest: assign({ token: null, user: null, variant: defaultVariant, groups: [], credits: null }),
    fireQueuedMessages: assign({ firedMessages: ({ context }) => context.queuedMessages, queuedMessages: [] }),
  },
}).createMachine({
  id: 'session',
  initial: 'identifying',
  context: ({ input: { newSessionId, ...input } }) => ({
    ...input,
    sessionId: input.sessionId ?? newSessionId,
    user: null,
    standing: 'guest',
    credits: null,
    variant: defaultVariant,
    groups: [],
    firedMessages: [],
    isCartLoaded: false,
  }),
  output: ({ context }) => context,
  states: {
    identifying: {
      always: [
        { guard: 'hasToken', target: 'fetchingUser' },
        { actions: 'becomeGuest', target: 'userFetched' },
      ],
    },
    fetchingUser: {
      invoke: {
        src: 'fetchUser',
        input: ({ context }) => context.actors,
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'refused',
            actions: ['becomeGuest', assign({ standing: 'refused' })],
            target: 'userFetched',
          },
          {
            actions: assign(({ event }) =>
              event.output.kind === 'found'
                ? {
                    user: event.output.user,
                    standing: 'known' as const,
                    variant: event.output.user.variant,
                    groups: event.output.user.groups,
                  }
                : {},
            ),
            target: 'checkingGroups',
          },
        ],
        onError: {
          actions: assign(({ context }) => ({
            standing: 'unavailable' as const,
            variant: context.lastVariant ?? defaultVariant,
            groups: context.lastGroups,
          })),
          target: 'userFetched',
        },
      },
    },
    checkingGroups: {
      always: [
        { guard: 'isRestricted', target: 'loggingOut' },
        { guard: 'hasCredits', target: 'fetchingCredits' },
        { target: 'userFetched' },
      ],
    },
    loggingOut: {
      invoke: {
        src: 'logout',
        input: ({ context }) => context.actors,
        // The shop forgets a restricted user whether or not the backend could be told.
        onDone: { actions: ['becomeGuest', assign({ standing: 'restricted' })], target: 'userFetched' },
        onError: { actions: ['becomeGuest', assign({ standing: 'restricted' })], target: 'userFetched' },
      },
    },
    fetchingCredits: {
      invoke: {
        src: 'fetchCredits',
        input: ({ context }) => context.actors,
        onDone: { actions: assign({ credits: ({ event }) => event.output }), target: 'userFetched' },
        onError: 'userFetched',
      },
    },
    userFetched: {
      entry: 'fireQueuedMessages',
      always: [{ guard: 'hasCart', target: 'fetchingCart' }, { target: 'loaded' }],
    },
    fetchingCart: {
      invoke: {
        src: 'fetchCart',
        input: ({ context }) => context.actors,
        onDone: { actions: assign({ isCartLoaded: true }), target: 'loaded' },
        onError: 'loaded',
      },
    },
    loaded: { type: 'final' },
  },
});
