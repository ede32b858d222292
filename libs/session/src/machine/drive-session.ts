import { createActor, waitFor } from 'xstate';
import { sessionMachine } from './session-machine';
import type { PageSteps, SessionContext, SessionStartInput } from './session-types';

/** A session's start that goes on when its page asks. */
export interface SessionDrive {
  /** Who is shopping. */
  identified: SessionContext;
  /**
   * Cart, addresses and what the address adds; asked again it gives the same.
   * @throws what the last step threw
   */
  proceed(page: PageSteps): Promise<SessionContext>;
}

/** Runs the session start until it is known who is shopping; failures of single steps are part of the result. */
export async function driveSession(input: SessionStartInput): Promise<SessionDrive> {
  const actor = createActor(sessionMachine, { input });
  const identified = waitFor(actor, (snapshot) => snapshot.matches('identified'));
  actor.start();
  // Not the initial transition: there what is invoked would run before the actions that prepare it.
  actor.send({ type: 'start' });
  return {
    identified: (await identified).context,
    async proceed(page) {
      actor.send({ type: 'proceed', page });
      const { context } = await waitFor(actor, (snapshot) => snapshot.matches('settled'));
      if (context.thrown !== null) throw context.thrown;
      return context;
    },
  };
}
