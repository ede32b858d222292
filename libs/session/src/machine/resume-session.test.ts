import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createResumeOptions } from './resume-session';
import { sessionMachine } from './session-machine';
import type { PageSteps } from './session-types';

const reached = { isUserFetched: true, hasCart: true, isCartLoaded: true };

function resume(progress = reached, steps: Partial<PageSteps> = {}) {
  const page = {
    fetchCart: vi.fn(steps.fetchCart ?? (async () => true)),
    initialiseAddresses: vi.fn(steps.initialiseAddresses ?? (async () => {})),
    addFromUrl: vi.fn(async () => {}),
  };
  const actor = createActor(sessionMachine, createResumeOptions(progress)).start();
  const stateOf = () => actor.getSnapshot().value;
  return { actor, page, stateOf, proceed: () => actor.send({ type: 'proceed', page }) };
}

describe('a session resumed by the browser', () => {
  it('fetches nothing that the host has, initialises addresses, and is loaded once the page was viewed', async () => {
    const { actor, page, stateOf, proceed } = resume();
    proceed();
    await waitFor(actor, (snapshot) => snapshot.matches('settled'));
    expect(page.fetchCart).not.toHaveBeenCalled();
    expect(page.initialiseAddresses).toHaveBeenCalledOnce();
    expect(stateOf()).toBe('settled');
    actor.send({ type: 'pageViewed' });
    expect(stateOf()).toBe('loaded');
  });

  it('is loaded after page view, user and cart in any order', async () => {
    const { actor, stateOf, proceed } = resume({ ...reached, isCartLoaded: false }, { fetchCart: async () => false });
    actor.send({ type: 'pageViewed' });
    proceed();
    await waitFor(actor, (snapshot) => snapshot.matches('settled'));
    expect(stateOf()).toBe('settled');
    actor.send({ type: 'cartLoaded' });
    expect(stateOf()).toBe('loaded');
  });

  it('continues when the address service is unavailable', async () => {
    const down = async () => Promise.reject(new Error('no script'));
    const { actor, proceed } = resume(reached, { initialiseAddresses: down });
    actor.send({ type: 'pageViewed' });
    proceed();
    await waitFor(actor, (snapshot) => snapshot.matches('loaded'));
  });
});
