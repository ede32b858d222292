import { createActor, waitFor } from 'xstate';
import { sessionMachine } from './session-machine';
import type { PageSteps, SessionContext, SessionStartInput } from './session-types';

/** A session start that continues when its page calls `proceed`. */
export interface SessionDrive {
  /** The identified shopper. */
  identified: SessionContext;
  /**
   * Runs the cart, address service and addToCart steps; idempotent.
   * @throws the error of the last step
   */
  proceed(page: PageSteps): Promise<SessionContext>;
}

/** Runs the session start until the shopper is identified; failures of single steps are part of the result. */
export async function driveSession(input: SessionStartInput): Promise<SessionDrive> {
  const actor = createActor(sessionMachine, { input });
  const identified = waitFor(actor, (snapshot) => snapshot.matches('identified'));
  actor.start();
  // Not in the initial transition: invoked actors would run before the actions that prepare them.
  actor.send({ type: 'start' });
  return {
    identified: (await identified).context,
    async proceed(page) {
      actor.send({ type: 'proceed', page });
      const { context } = await waitFor(actor, (snapshot) => snapshot.matches('settled'));
      if (context.error !== null) throw context.error;
      return context;
    },
  };
}
