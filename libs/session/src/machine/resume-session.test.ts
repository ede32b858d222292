import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { resumedSession } from './resume-session';
import { sessionMachine } from './session-machine';
import type { PageSteps } from './session-types';

const reached = { isUserFetched: true, hasCart: true, isCartLoaded: true };

function resume(progress = reached, steps: Partial<PageSteps> = {}) {
  const page = {
    fetchCart: vi.fn(steps.fetchCart ?? (async () => true)),
    initialiseAddresses: vi.fn(steps.initialiseAddresses ?? (async () => {})),
    addFromUrl: vi.fn(async () => {}),
  };
  const actor = createActor(sessionMachine, resumedSession(progress)).start();
  const stateOf = () => actor.getSnapshot().value;
  return { actor, page, stateOf, proceed: () => actor.send({ type: 'proceed', page }) };
}

describe('a session carried on by the browser', () => {
  it('asks nothing again that the host has, initialises addresses, and is loaded once the page was viewed', async () => {
    const { actor, page, stateOf, proceed } = resume();
    proceed();
    await waitFor(actor, (snapshot) => snapshot.matches('settled'));
    expect(page.fetchCart).not.toHaveBeenCalled();
    expect(page.initialiseAddresses).toHaveBeenCalledOnce();
    expect(stateOf()).toBe('settled');
    actor.send({ type: 'pageViewed' });
    expect(stateOf()).toBe('loaded');
  });

  it('counts as loaded whichever of page view, user and cart came last', async () => {
    const { actor, stateOf, proceed } = resume({ ...reached, isCartLoaded: false }, { fetchCart: async () => false });
    actor.send({ type: 'pageViewed' });
    proceed();
    await waitFor(actor, (snapshot) => snapshot.matches('settled'));
    expect(stateOf()).toBe('settled');
    actor.send({ type: 'cartLoaded' });
    expect(stateOf()).toBe('loaded');
  });

  it('is no obstacle when the address service cannot be had', async () => {
    const down = async () => Promise.reject(new Error('no script'));
    const { actor, proceed } = resume(reached, { initialiseAddresses: down });
    actor.send({ type: 'pageViewed' });
    proceed();
    await waitFor(actor, (snapshot) => snapshot.matches('loaded'));
  });
});
