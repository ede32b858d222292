import type { SessionActors, SessionStartInput } from '../machine/session-types';
import { aUser } from './a-shopper';

type Changes = Partial<Omit<SessionStartInput, 'actors'>> & { actors?: Partial<SessionActors> };

/** Input of a guest's session start; its actors succeed. */
export function aSessionStart({ actors = {}, ...changes }: Changes = {}): SessionStartInput {
  return {
    sessionId: null,
    guestToken: null,
    token: null,
    lastVariant: null,
    lastGroups: [],
    termsSlug: 'obchodni-podminky',
    queuedMessages: [],
    restrictedGroups: ['blocked'],
    loyaltyCredits: true,
    ...changes,
    actors: {
      createSessionId: () => 'a'.repeat(24),
      setToken: () => {},
      setGuestToken: () => {},
      fetchUser: async () => ({ ok: true, value: aUser() }),
      logout: async () => {},
      fetchCredits: async () => 120,
      ...actors,
    },
  };
}
