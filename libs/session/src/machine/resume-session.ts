import type { SessionProgress } from '../model/session-progress';
import { initialContext, sessionMachine } from './session-machine';
import type { SessionStartInput } from './session-types';

const rejectServerCall = () => Promise.reject(new Error('The host has asked already'));

/** The browser has no tokens and does not identify the shopper. */
const browserInput: SessionStartInput = {
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
    fetchUser: rejectServerCall,
    logout: rejectServerCall,
    fetchCredits: rejectServerCall,
  },
};

/** Options of an actor that resumes the session start where the host stopped. */
export function createResumeOptions(progress: SessionProgress) {
  return {
    input: browserInput,
    snapshot: sessionMachine.resolveState({
      value: 'identified',
      context: { ...initialContext, ...progress, input: browserInput },
    }),
  };
}
