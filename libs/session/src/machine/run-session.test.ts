import { describe, expect, it, vi } from 'vitest';
import { aUser } from '../testing/a-shopper';
import { runSession } from './run-session';
import type { SessionActors, SessionContext, SessionInput } from './session-machine';

const newSessionId = 'a'.repeat(24);

function startWith(changes: Partial<SessionInput>, actors: SessionActors): Promise<SessionContext> {
  return runSession({
    actors,
    newSessionId,
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
  });
}

/** Actors that answer well and write down the order in which they were asked. */
function someActors(changes: Partial<SessionActors> = {}) {
  const order: string[] = [];
  const noted = <A extends unknown[], R>(name: string, answer: (...input: A) => Promise<R>) =>
    vi.fn((...input: A) => {
      order.push(name);
      return answer(...input);
    });
  const actors: SessionActors = {
    fetchUser: noted('user', changes.fetchUser ?? (async () => ({ kind: 'found' as const, user: aUser() }))),
    logout: noted('logout', changes.logout ?? (async () => undefined)),
    fetchCredits: noted('credits', changes.fetchCredits ?? (async () => 120)),
    fetchCart: noted('cart', changes.fetchCart ?? (async () => undefined)),
  };
  return { actors, order };
}

const down = async (): Promise<never> => Promise.reject(new Error('backend is down'));

describe('session start', () => {
  it('asks nobody anything for a guest without a cart', async () => {
    const { actors, order } = someActors();
    const session = await startWith({}, actors);
    expect(order).toEqual([]);
    expect(session).toMatchObject({
      sessionId: newSessionId,
      standing: 'guest',
      variant: 'b2c',
      groups: [],
      user: null,
      isCartLoaded: false,
    });
  });

  it('keeps the session id it was given', async () => {
    const { actors } = someActors();
    expect((await startWith({ sessionId: 'b'.repeat(24) }, actors)).sessionId).toBe('b'.repeat(24));
  });

  it('fetches only the cart for a guest who has one', async () => {
    const { actors, order } = someActors();
    const session = await startWith({ guestToken: 'g' }, actors);
    expect(order).toEqual(['cart']);
    expect(session.isCartLoaded).toBe(true);
  });

  it('fetches user, credits and cart in this order', async () => {
    const { actors, order } = someActors();
    const session = await startWith({ token: 't', guestToken: 'g' }, actors);
    expect(order).toEqual(['user', 'credits', 'cart']);
    expect(session).toMatchObject({ standing: 'known', credits: 120, token: 't', groups: ['customers'] });
  });

  it('leaves credits out where the shop has none', async () => {
    const { actors, order } = someActors();
    await startWith({ token: 't', loyaltyCredits: false }, actors);
    expect(order).toEqual(['user', 'cart']);
  });

  it('takes price list and groups from the user, not from cookies', async () => {
    const { actors } = someActors({
      fetchUser: async () => ({ kind: 'found', user: aUser({ variant: 'b2b', groups: ['business'] }) }),
    });
    const session = await startWith({ token: 't', lastVariant: 'vip', lastGroups: ['vip'] }, actors);
    expect(session).toMatchObject({ variant: 'b2b', groups: ['business'] });
  });

  it('gives a guest neither a remembered price list nor groups', async () => {
    const { actors } = someActors();
    const session = await startWith({ lastVariant: 'b2b', lastGroups: ['business'] }, actors);
    expect(session).toMatchObject({ variant: 'b2c', groups: [] });
  });

  it('forgets a token that the backend refuses, and goes on as a guest', async () => {
    const { actors, order } = someActors({ fetchUser: async () => ({ kind: 'refused' }) });
    const session = await startWith({ token: 't', guestToken: 'g' }, actors);
    expect(order).toEqual(['user', 'cart']);
    expect(session).toMatchObject({ standing: 'refused', token: null, user: null, variant: 'b2c', groups: [] });
  });

  it.each([
    ['and tells the backend', undefined],
    ['even when the backend cannot be told', down],
  ])('logs a restricted user out at once %s, without credits', async (_, logout) => {
    const { actors, order } = someActors({
      fetchUser: async () => ({ kind: 'found', user: aUser({ groups: ['customers', 'blocked'] }) }),
      ...(logout && { logout }),
    });
    const session = await startWith({ token: 't' }, actors);
    expect(order).toEqual(['user', 'logout']);
    expect(session).toMatchObject({ standing: 'restricted', token: null, user: null, groups: [], credits: null });
  });

  it('keeps the token and what is remembered when the backend is down', async () => {
    const { actors } = someActors({ fetchUser: down, fetchCart: down });
    const session = await startWith({ token: 't', lastVariant: 'b2b', lastGroups: ['business'] }, actors);
    expect(session).toMatchObject({
      standing: 'unavailable',
      token: 't',
      user: null,
      variant: 'b2b',
      groups: ['business'],
      isCartLoaded: false,
    });
  });

  it('does without credits that cannot be had', async () => {
    const { actors, order } = someActors({ fetchCredits: down });
    const session = await startWith({ token: 't' }, actors);
    expect(order).toEqual(['user', 'credits', 'cart']);
    expect(session).toMatchObject({ standing: 'known', credits: null });
  });

  it.each<[string, Partial<SessionInput>]>([
    ['guest', {}],
    ['user', { token: 't' }],
  ])('fires the queued messages once for a %s', async (_, changes) => {
    const { actors } = someActors();
    const message = { kind: 'success' as const, text: 'Přihlášení bylo úspěšné' };
    const session: SessionContext = await startWith({ ...changes, queuedMessages: [message] }, actors);
    expect(session.firedMessages).toEqual([message]);
    expect(session.queuedMessages).toEqual([]);
  });
});
