import type { SessionProgress } from '../model/session-progress';
import { nothingKnown, sessionMachine } from './session-machine';
import type { SessionStartInput } from './session-types';

const askedByTheHost = () => Promise.reject(new Error('The host has asked already'));

/** The browser knows no tokens and asks nobody who is shopping. */
const ofTheBrowser: SessionStartInput = {
  sessionId: null,
  guestToken: null,
  token: null,
  lastVariant: null,
  lastGroups: [],
  termsSlug: '',
  queuedMessages: [],
  restrictedGroups: [],
  loyaltyCredits: false,
  actors: {
    createSessionId: () => '',
    setToken: () => {},
    setGuestToken: () => {},
    fetchUser: askedByTheHost,
    logout: askedByTheHost,
    fetchCredits: askedByTheHost,
  },
};

/** Options of an actor that takes the session's start up where the host left it. */
export function resumedSession(progress: SessionProgress) {
  return {
    input: ofTheBrowser,
    snapshot: sessionMachine.resolveState({
      value: 'identified',
      context: { ...nothingKnown, ...progress, input: ofTheBrowser },
    }),
  };
}
