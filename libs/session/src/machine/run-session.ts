import { createActor, fromPromise, toPromise } from 'xstate';
import { sessionMachine } from './session-machine';
import type { SessionActors, SessionContext, SessionInput } from './session-machine';

/** Runs the session start to its end; failures of single steps are part of the result, never thrown. */
export function runSession(
  input: SessionInput & { newSessionId: string },
  actors: SessionActors,
): Promise<SessionContext> {
  const machine = sessionMachine.provide({
    actors: {
      fetchUser: fromPromise(() => actors.fetchUser()),
      logout: fromPromise(() => actors.logout()),
      fetchCredits: fromPromise(() => actors.fetchCredits()),
      fetchCart: fromPromise(() => actors.fetchCart()),
    },
  });
  const actor = createActor(machine, { input });
  const finished = toPromise(actor);
  actor.start();
  return finished;
}
