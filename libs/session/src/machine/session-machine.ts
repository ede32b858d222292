import { assign, fromPromise, setup, spawnChild } from 'xstate';
import { defaultVariant } from '../model/shopper';
import type { UserResult } from '../model/user';
import type { PageSteps, SessionActors, SessionContext, SessionEvent, SessionStartInput } from './session-types';

/** The initial context. */
export const initialContext: Omit<SessionContext, 'input'> = {
  page: null,
  sessionId: '',
  guestToken: null,
  token: null,
  termsSlug: '',
  user: null,
  identityStatus: 'guest',
  variant: defaultVariant,
  groups: [],
  credits: null,
  areCreditsPending: false,
  firedMessages: [],
  hasCart: false,
  isUserFetched: false,
  isCartLoaded: false,
  isPageViewed: false,
  error: null,
};

const guest = { user: null, variant: defaultVariant, groups: [] };

const sessionSetup = setup({
  types: {
    input: {} as SessionStartInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    output: {} as SessionContext,
    children: {} as { credits: 'fetchCredits' },
  },
  actors: {
    fetchUser: fromPromise<UserResult, SessionActors>(({ input }) => input.fetchUser()),
    logout: fromPromise<void, SessionActors>(({ input }) => input.logout()),
    fetchCredits: fromPromise<number, SessionActors>(({ input }) => input.fetchCredits()),
    fetchCart: fromPromise<boolean, PageSteps | null>(async ({ input }) => (await input?.fetchCart()) === true),
    initialiseAddresses: fromPromise<unknown, PageSteps | null>(async ({ input }) => input?.initialiseAddresses()),
    addFromUrl: fromPromise<unknown, PageSteps | null>(async ({ input }) => input?.addFromUrl()),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    isRestricted: ({ context: { user, input } }) =>
      user !== null && user.groups.some((group) => input.restrictedGroups.includes(group)),
    hasCredits: ({ context }) => context.input.loyaltyCredits,
    hasCart: ({ context }) => context.hasCart,
    isCartLoaded: ({ context }) => context.isCartLoaded,
    areCreditsKnown: ({ context }) => !context.areCreditsPending,
    isSiteLoaded: ({ context }) => context.isPageViewed && context.isUserFetched && context.isCartLoaded,
  },
  actions: {
    createSession: assign({ sessionId: ({ context: { input } }) => input.sessionId ?? input.actors.createSessionId() }),
    fetchGuestToken: assign({ guestToken: ({ context }) => context.input.guestToken }),
    fetchToken: assign({ token: ({ context }) => context.input.token }),
    setToken: ({ context }) => context.input.actors.setToken(context.token),
    setGuestToken: ({ context }) => context.input.actors.setGuestToken(context.guestToken),
    setTermsSlug: assign({ termsSlug: ({ context }) => context.input.termsSlug }),
    setGuestVariant: assign({ variant: defaultVariant }),
    setGuestGroups: assign({ groups: [] }),
    clearRefusedUser: assign({ ...guest, token: null, identityStatus: 'refused' }),
    clearRestrictedUser: assign({ ...guest, token: null, identityStatus: 'restricted' }),
    startFetchingCredits: spawnChild('fetchCredits', { id: 'credits', input: ({ context }) => context.input.actors }),
    markCreditsPending: assign({ areCreditsPending: true }),
    markUserFetched: assign(({ context }) => ({
      isUserFetched: true,
      hasCart: context.token !== null || context.guestToken !== null,
    })),
    fireQueuedMessages: assign({ firedMessages: ({ context }) => context.input.queuedMessages }),
    setUserPrices: assign(({ context: { user, identityStatus, input } }) => {
      if (user !== null) return { variant: user.variant, groups: user.groups };
      return identityStatus === 'unavailable'
        ? { variant: input.lastVariant ?? defaultVariant, groups: input.lastGroups }
        : {};
    }),
    markCartLoaded: assign({ isCartLoaded: true }),
  },
});

/**
 * The session start of each page load, in the order of the specification (document 1, section 4). The host runs it
 * for every request: up to `identified` before anything else, the rest beside the page's loaders. The browser takes it
 * up where the host stopped, and reports that the site session is loaded.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  initial: 'waiting',
  context: ({ input }) => ({ ...initialContext, input }),
  output: ({ context }) => context,
  on: {
    pageViewed: { actions: assign({ isPageViewed: true }) },
    cartLoaded: { actions: 'markCartLoaded' },
    'xstate.done.actor.credits': {
      actions: assign(({ event }) => ({ credits: event.output, areCreditsPending: false })),
    },
    'xstate.error.actor.credits': { actions: assign({ areCreditsPending: false }) },
  },
  states: {
    waiting: { on: { start: 'preparing' } },
    preparing: {
      entry: ['createSession', 'fetchGuestToken', 'fetchToken', 'setToken', 'setGuestToken', 'setTermsSlug'],
      always: [
        { guard: 'hasToken', target: 'fetchingUser' },
        { actions: ['setGuestVariant', 'setGuestGroups'], target: 'userFetched' },
      ],
    },
    fetchingUser: {
      invoke: {
        src: 'fetchUser',
        input: ({ context }) => context.input.actors,
        onDone: [
          {
            guard: ({ event }) => !event.output.ok,
            actions: 'clearRefusedUser',
            target: 'userFetched',
          },
          {
            actions: assign(({ event }) =>
              event.output.ok ? { user: event.output.value, identityStatus: 'known' as const } : {},
            ),
            target: 'checkingGroups',
          },
        ],
        onError: { actions: assign({ identityStatus: 'unavailable' }), target: 'userFetched' },
      },
    },
    checkingGroups: {
      always: [
        { guard: 'isRestricted', target: 'loggingOut' },
        { guard: 'hasCredits', actions: ['startFetchingCredits', 'markCreditsPending'], target: 'userFetched' },
        { target: 'userFetched' },
      ],
    },
    loggingOut: {
      invoke: {
        src: 'logout',
        input: ({ context }) => context.input.actors,
        // A restricted user is logged out even when the logout call failed.
        onDone: { actions: 'clearRestrictedUser', target: 'userFetched' },
        onError: { actions: 'clearRestrictedUser', target: 'userFetched' },
      },
    },
    userFetched: {
      entry: ['markUserFetched', 'fireQueuedMessages', 'setUserPrices'],
      always: 'identified',
    },
    identified: {
      on: {
        proceed: { actions: assign(({ event }) => ({ page: event.page })), target: 'choosingCart' },
      },
    },
    choosingCart: {
      always: [
        { guard: 'isCartLoaded', target: 'initialisingAddresses' },
        { guard: 'hasCart', target: 'fetchingCart' },
        // Skips the call for a shopper without a cart.
        { actions: 'markCartLoaded', target: 'initialisingAddresses' },
      ],
    },
    fetchingCart: {
      invoke: {
        src: 'fetchCart',
        input: ({ context }) => context.page,
        onDone: [
          { guard: ({ event }) => event.output, actions: 'markCartLoaded', target: 'initialisingAddresses' },
          { target: 'initialisingAddresses' },
        ],
        onError: 'initialisingAddresses',
      },
    },
    initialisingAddresses: {
      invoke: {
        src: 'initialiseAddresses',
        input: ({ context }) => context.page,
        onDone: 'addingFromUrl',
        onError: 'addingFromUrl',
      },
    },
    addingFromUrl: {
      invoke: {
        src: 'addFromUrl',
        input: ({ context }) => context.page,
        onDone: 'settling',
        onError: { actions: assign({ error: ({ event }) => event.error }), target: 'settling' },
      },
    },
    settling: { always: { guard: 'areCreditsKnown', target: 'settled' } },
    settled: { always: { guard: 'isSiteLoaded', target: 'loaded' } },
    loaded: { type: 'final' },
  },
});
