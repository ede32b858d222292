import { describe, expect, it } from 'vitest';
import { aSessionStart } from '../testing/a-session-start';
import { aUser } from '../testing/a-shopper';
import { driveSession } from './drive-session';
import type { PageSteps, SessionActors, SessionInput } from './session-types';

const down = async (): Promise<never> => Promise.reject(new Error('backend is down'));

interface Changes {
  actors?: Partial<SessionActors>;
  page?: Partial<PageSteps>;
}

/** Runs the complete start and records the order of its steps. */
async function start(input: Partial<SessionInput>, changes: Changes = {}) {
  const order: string[] = [];
  const noted = <A extends unknown[], R>(name: string, step: (...given: A) => R) =>
    function note(...given: A): R {
      order.push(name);
      return step(...given);
    };
  const { actors } = aSessionStart({ actors: changes.actors ?? {} });
  const nothing = async () => {};
  const drive = await driveSession(
    aSessionStart({
      ...input,
      actors: {
        createSessionId: noted('session id', actors.createSessionId),
        setToken: noted('set token', actors.setToken),
        setGuestToken: noted('set guest token', actors.setGuestToken),
        fetchUser: noted('user', actors.fetchUser),
        logout: noted('logout', actors.logout),
        fetchCredits: noted('credits', actors.fetchCredits),
      },
    }),
  );
  const orderBeforePage = [...order];
  const settled = await drive.proceed({
    fetchCart: noted('cart', changes.page?.fetchCart ?? (async () => true)),
    initialiseAddresses: noted('addresses', changes.page?.initialiseAddresses ?? nothing),
    addFromUrl: noted('add from url', changes.page?.addFromUrl ?? nothing),
  });
  return { identified: drive.identified, settled, order, orderBeforePage };
}

const tokens = ['set token', 'set guest token'];
const pageSteps = ['cart', 'addresses', 'add from url'];

describe('session start', () => {
  it('runs the steps of a customer in the order of the specification', async () => {
    const { order, orderBeforePage, settled } = await start({ token: 't', guestToken: 'g' });
    expect(orderBeforePage).toEqual(['session id', ...tokens, 'user', 'credits']);
    expect(order).toEqual([...orderBeforePage, ...pageSteps]);
    expect(settled).toMatchObject({ identityStatus: 'known', credits: 120, token: 't', groups: ['customers'] });
    expect(settled).toMatchObject({ termsSlug: 'obchodni-podminky', isUserFetched: true, isCartLoaded: true });
  });

  it('makes no calls for a guest without a cart, which counts as loaded and empty', async () => {
    const { order, settled } = await start({});
    expect(order).toEqual(['session id', ...tokens, 'addresses', 'add from url']);
    expect(settled).toMatchObject({ sessionId: 'a'.repeat(24), identityStatus: 'guest', variant: 'b2c', groups: [] });
    expect(settled).toMatchObject({ user: null, hasCart: false, isCartLoaded: true });
  });

  it('keeps the session id it was given', async () => {
    const { settled, order } = await start({ sessionId: 'b'.repeat(24) });
    expect(settled.sessionId).toBe('b'.repeat(24));
    expect(order).not.toContain('session id');
  });

  it('fetches only the cart for a guest who has one', async () => {
    const { order } = await start({ guestToken: 'g', sessionId: 'b'.repeat(24) });
    expect(order).toEqual([...tokens, ...pageSteps]);
  });

  it('does not block the cart on credits, but the end of the start waits for them', async () => {
    let giveCredits: (amount: number) => void = () => {};
    const credits = new Promise<number>((resolve) => (giveCredits = resolve));
    const { settled } = await start(
      { token: 't' },
      {
        actors: { fetchCredits: () => credits },
        page: {
          fetchCart: async () => {
            giveCredits(7);
            return true;
          },
        },
      },
    );
    expect(settled.credits).toBe(7);
  });

  it('skips credits if the shop has none', async () => {
    expect((await start({ token: 't', loyaltyCredits: false })).order).not.toContain('credits');
  });

  it('takes price list and groups from the user, not from cookies', async () => {
    const user = aUser({ variant: 'b2b', groups: ['business'] });
    const { identified } = await start(
      { token: 't', lastVariant: 'vip', lastGroups: ['vip'] },
      { actors: { fetchUser: async () => ({ ok: true, value: user }) } },
    );
    expect(identified).toMatchObject({ variant: 'b2b', groups: ['business'] });
  });

  it('gives a guest neither a stored price list nor groups', async () => {
    const { identified } = await start({ lastVariant: 'b2b', lastGroups: ['business'] });
    expect(identified).toMatchObject({ variant: 'b2c', groups: [] });
  });

  it('clears a token that the backend rejects, and continues as a guest', async () => {
    const { order, settled } = await start(
      { token: 't', guestToken: 'g', sessionId: 'b'.repeat(24) },
      { actors: { fetchUser: async () => ({ ok: false, problem: 'tokenInvalid' }) } },
    );
    expect(order).toEqual([...tokens, 'user', ...pageSteps]);
    expect(settled).toMatchObject({ identityStatus: 'refused', token: null, user: null, variant: 'b2c', groups: [] });
  });

  it.each([
    ['and tells the backend', async () => {}],
    ['even when the backend cannot be reached', down],
  ])('logs a restricted user out at once %s, without credits and cart', async (_, logout) => {
    const user = aUser({ groups: ['customers', 'blocked'] });
    const { order, settled } = await start(
      { token: 't', sessionId: 'b'.repeat(24) },
      { actors: { logout, fetchUser: async () => ({ ok: true, value: user }) } },
    );
    expect(order).toEqual([...tokens, 'user', 'logout', 'addresses', 'add from url']);
    expect(settled).toMatchObject({ identityStatus: 'restricted', token: null, user: null, groups: [], credits: null });
  });

  it('keeps the token and the stored identity when the backend is down', async () => {
    const { settled } = await start(
      { token: 't', lastVariant: 'b2b', lastGroups: ['business'] },
      { actors: { fetchUser: down }, page: { fetchCart: down } },
    );
    expect(settled).toMatchObject({ identityStatus: 'unavailable', token: 't', user: null });
    expect(settled).toMatchObject({ variant: 'b2b', groups: ['business'], hasCart: true, isCartLoaded: false });
  });

  it('continues without unavailable credits and address service', async () => {
    const { order, settled } = await start(
      { token: 't' },
      { actors: { fetchCredits: down }, page: { initialiseAddresses: down } },
    );
    expect(order.slice(-3)).toEqual(pageSteps);
    expect(settled).toMatchObject({ identityStatus: 'known', credits: null });
  });

  it('rethrows errors of adding from the URL', async () => {
    const redirect = new Response(null, { status: 303 });
    await expect(start({}, { page: { addFromUrl: () => Promise.reject(redirect) } })).rejects.toBe(redirect);
  });

  it.each<[string, Partial<SessionInput>]>([
    ['guest', {}],
    ['user', { token: 't' }],
  ])('fires the queued messages together for a %s', async (_, changes) => {
    const queuedMessages = [
      { kind: 'success' as const, text: 'Přihlášení bylo úspěšné' },
      { kind: 'info' as const, text: 'Množství bylo upraveno' },
    ];
    expect((await start({ ...changes, queuedMessages })).identified.firedMessages).toEqual(queuedMessages);
  });
});
