import { byLocale, type CookieKey } from '@vyloha/contract';
import { BackendUnavailable } from '@vyloha/http-client';
import { configureI18n } from '@vyloha/i18n/server';
import { startSession } from '@vyloha/session/server';
import { aCookieJar, parseSessionCookie, readIdentityProof } from '@vyloha/session/testing';
import { createStoreClient } from '@vyloha/store-client';
import { createTestShopper, startBackend, type RunningBackend } from '@vyloha/test-backend';
import { allMessages } from '@vyloha/testing';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const domain = { host: '*', code: 'cz', locale: 'cs', currency: 'CZK' } as const;
const password = 'Vyloha-2026';
let backend: RunningBackend;

beforeAll(async () => {
  configureI18n(byLocale(allMessages));
  backend = await startBackend();
});
afterAll(() => backend.stop());

async function tokenOf(email: string): Promise<string> {
  const { store } = createTestShopper(backend);
  const schema = v.object({ access_token: v.string() });
  const response = await store.send({ method: 'POST', path: '/api/oauth/login', body: { email, password }, schema });
  if (!response.ok) throw new Error(`${email} cannot log in`);
  return response.data.access_token;
}

async function start(cookies: Partial<Record<CookieKey, string>> = {}, storeUrl = backend.storeUrl) {
  const names: readonly CookieKey[] = ['token', 'variant', 'groups', 'currency'];
  const storedCookies = new Map(
    names.flatMap((name): [CookieKey, string][] => (cookies[name] ? [[name, cookies[name]]] : [])),
  );
  const jar = aCookieJar(storedCookies);
  const started = await startSession({
    cookies: jar,
    domain,
    locale: 'cs',
    clientFor: ({ currency, variant, groups }) =>
      createStoreClient({
        baseUrl: storeUrl,
        requestId: 'test',
        identity: () => ({
          currency,
          variant,
          groups,
          locale: 'cs',
          domainCode: 'cz',
          translationVariant: '',
          token: jar.get('token'),
          guestToken: jar.get('guestCart'),
          preview: null,
          forwardedFor: null,
        }),
      }),
  });
  started.session.commit(true);
  return { ...started, kept: storedCookies };
}

describe('startSession', () => {
  it('creates a session for a guest on a first visit', async () => {
    const { shopper, currency, kept: storedCookies, session } = await start();
    expect(shopper).toMatchObject({ isLoggedIn: false, currency: 'CZK', variant: 'b2c', groups: [], locale: 'cs' });
    expect(currency.symbol).toBe('Kč');
    expect(session.id).toMatch(/^[0-9a-f]{24}$/);
    expect(parseSessionCookie(storedCookies.get('session') ?? null)).toEqual({
      id: session.id,
      flash: [],
      redirectModal: null,
      login: null,
    });
  });

  it('identifies a customer by the token, and stores price list and groups', async () => {
    const { shopper, kept: storedCookies } = await start({ token: await tokenOf('firma@example.com') });
    expect(shopper).toMatchObject({ isLoggedIn: true, variant: 'b2b', user: { email: 'firma@example.com' } });
    expect(shopper.groups).toContain('business');
    const proven = { variant: 'b2b', groups: shopper.groups };
    expect(readIdentityProof(aCookieJar(storedCookies), storedCookies.get('token') ?? '')).toEqual(proven);
  });

  it('clears an invalid token with its identity data', async () => {
    const { shopper, kept: storedCookies } = await start({ token: 'dead', variant: 'b2b', groups: 'business' });
    expect(shopper).toMatchObject({ isLoggedIn: false, token: null, variant: 'b2c', groups: [] });
    expect([...storedCookies.keys()]).toEqual(['session']);
  });

  it('logs a customer of a restricted group out and explains why on this page', async () => {
    const token = await tokenOf('blokovany@example.com');
    const { shopper, kept: storedCookies, session } = await start({ token });
    expect(shopper.isLoggedIn).toBe(false);
    expect(storedCookies.has('token')).toBe(false);
    expect(session.fireFlashMessages()).toEqual([{ kind: 'warning', text: expect.stringContaining('odhlásili') }]);
    expect(session.fireRedirectModal()).toBe('restricted');
    // The backend revoked the token.
    const { store } = createTestShopper(backend, { token });
    expect(await store.send({ method: 'GET', path: '/api/v1/user', schema: v.unknown() })).toMatchObject({
      status: 401,
    });
  });

  it('uses the currency the shopper selected, if the shop has it', async () => {
    const { shopper } = await start({ currency: 'EUR' });
    expect([shopper.currency, shopper.countries]).toEqual(['EUR', ['SVK']]);
    const { shopper: withOther } = await start({ currency: 'USD' });
    expect([withOther.currency, withOther.countries]).toEqual(['CZK', ['CZE']]);
  });

  it('ignores cookies of a guest who claims to buy for a company', async () => {
    const { shopper, kept: storedCookies } = await start({ variant: 'b2b', groups: 'business' });
    expect(shopper).toMatchObject({ variant: 'b2c', groups: [] });
    expect(storedCookies.has('groups')).toBe(false);
  });

  it('treats a malformed token as none, and clears it', async () => {
    const { shopper, kept: storedCookies } = await start({ token: 'ř', variant: 'b2b', groups: 'business' });
    expect(shopper).toMatchObject({ isLoggedIn: false, token: null, variant: 'b2c', groups: [] });
    expect([...storedCookies.keys()]).toEqual(['session']);
  });

  it('fails when the globals were never fetched', async () => {
    await expect(start({}, 'http://127.0.0.1:9/store')).rejects.toBeInstanceOf(BackendUnavailable);
  });
});
