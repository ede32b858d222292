import { createActor, toPromise } from 'xstate';
import { sessionMachine } from './session-machine';
import type { SessionContext, SessionStartInput } from './session-machine';

/** Runs the session start to its end; failures of single steps are part of the result, never thrown. */
export function runSession(input: SessionStartInput): Promise<SessionContext> {
  const actor = createActor(sessionMachine, { input });
  const finished = toPromise(actor);
  actor.start();
  return finished;
}
