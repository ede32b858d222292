import { cookieLifetimes, cookieNames } from '@vyloha/contract';
import type { CookieKey } from '@vyloha/contract';
import { consentVersion } from '@vyloha/shell/server';
import {
  aBrowser,
  addressOf,
  aHost,
  createCookieJar,
  createStorefrontBuild,
  listTableRoutes,
} from '@vyloha/storefront/testing';
import type { Browser, RunningHost } from '@vyloha/storefront/testing';
import { startBackend } from '@vyloha/test-backend';
import type { RunningBackend } from '@vyloha/test-backend';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const credentials = { email: 'zakaznik@example.com', password: 'Vyloha-2026' };
const konev = { intent: 'add', id: 'v-konev', quantity: '2' };
const sessionSchema = v.object({ id: v.string() });
/** Preferences that scripts of the page may read. */
const readable: readonly CookieKey[] = [
  'currency',
  'displayVat',
  'displayBothPrices',
  'locale',
  'closed',
  'compare',
  'events',
];

const hidden: readonly CookieKey[] = [
  'token',
  'variant',
  'groups',
  'staff',
  'guestCart',
  'session',
  'utm',
  'checkout',
  'gifts',
  'bulkOrder',
  'guestDetails',
  'payments',
  'preview',
  'wish',
  'device',
  'changed',
  'consent',
];

const lines = await listTableRoutes();
let backend: RunningBackend;
let host: RunningHost;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  backend = await startBackend();
  const env = { PUBLIC_URL: 'https://shop.example', FEATURES: 'compare,currencySwitcher,utm', TAG_MANAGER_ID: 'GTM-1' };
  host = await aHost({ url: new URL(backend.storeUrl).origin }, env, { build: await createStorefrontBuild(lines) });
});

afterAll(async () => {
  await host.close();
  await backend.stop();
});

/** The id in a browser's session cookie. */
function sessionIdOf(browser: Browser): string {
  const { config, sealer } = host.services;
  const header = `${config.cookiePrefix}${cookieNames.session}=${browser.value('session')}`;
  const jar = createCookieJar({ header, prefix: config.cookiePrefix, secure: true, sealer });
  return v.parse(sessionSchema, JSON.parse(jar.getSealed('session') ?? 'null')).id;
}

async function piecesIn(browser: Browser): Promise<number> {
  const page = await (await browser.get('/kosik')).text();
  return Number(/data-cart-count="(\d+)"/.exec(page)?.[1] ?? /data-cart-count[^>]*>(\d+)/.exec(page)?.[1] ?? 0);
}

async function aShopperWithCart(): Promise<Browser> {
  const browser = aBrowser(host);
  expect((await browser.post('/kosik', konev)).status).toBe(303);
  expect(await piecesIn(browser)).toBe(2);
  return browser;
}

async function logIn(browser: Browser): Promise<Browser> {
  expect((await browser.post('/prihlasit', credentials)).headers.get('Location')).toBe('/');
  return browser;
}

/** The attributes a cookie must have; cleared ones expire at once. */
function attributesOf(key: CookieKey, isCleared: boolean): string[] {
  const lifetime = isCleared ? 0 : cookieLifetimes[key];
  return [
    ...(lifetime === null ? [] : [`Max-Age=${lifetime}`]),
    'Path=/',
    ...(readable.includes(key) ? [] : ['HttpOnly']),
    'Secure',
    'SameSite=Lax',
  ];
}

function keyOf(wireName: string): CookieKey {
  const name = wireName.replace(/^vyloha_/, '').replace(/\.\d$/, '');
  const key = [...readable, ...hidden].find((one) => cookieNames[one] === name);
  if (key === undefined) throw new Error(`${wireName} is no cookie of the contract`);
  return key;
}

describe('cookies', () => {
  it('are all known, including which of them scripts may read', () => {
    expect([...readable, ...hidden].sort()).toEqual(Object.keys(cookieNames).sort());
  });

  it('have the flags and the lifetime of the contract, whichever route sets them', async () => {
    const guest = await aShopperWithCart();
    const version = consentVersion(host.services.config);
    const consent = { notice: `consent-${version}`, redirectTo: '/' };
    const landing = { Referer: 'https://shop.example/?utm_source=news' };
    await guest.post('/zavrit', { ...consent, consent: 'all' }, landing);
    await guest.post('/kosik', konev);
    for (const fields of [
      { currency: 'EUR' },
      { displayVat: 'false' },
      { displayBothPrices: 'false' },
      { locale: 'sk' },
    ]) {
      await guest.post('/volby', fields);
    }
    await guest.post('/zavrit', { ...consent, consent: 'none' });
    await guest.post('/porovnat', { add: 'p-konev' });
    const customer = await logIn(await aShopperWithCart());
    for (const line of lines) {
      await customer.get(addressOf(line));
      if (line.module.action === undefined || line.pattern === '/odhlasit') continue;
      await guest.post(addressOf(line));
      await customer.post(addressOf(line));
    }
    await customer.post('/odhlasit');

    const seen = [...guest.lines, ...customer.lines];
    for (const line of seen) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      expect(name).toMatch(/^vyloha_/);
      expect(attributes, line).toEqual(attributesOf(keyOf(name), value === ''));
    }
    const keys = new Set(seen.map((line) => keyOf(line.split('=')[0] ?? '')));
    expect([...keys]).toEqual(
      expect.arrayContaining(['token', 'variant', 'groups', 'guestCart', 'session', 'utm', 'consent', ...readable]),
    );
  }, 240_000);
});

describe('session fixation', () => {
  it('does not survive a login, and the session from before it is worthless after', async () => {
    const attacker = aBrowser(host);
    await attacker.get('/kosik');
    const planted = sessionIdOf(attacker);
    const victim = aBrowser(host, { session: attacker.value('session') ?? '' });
    await victim.get('/kosik');
    expect(sessionIdOf(victim)).toBe(planted);
    await logIn(victim);
    expect(sessionIdOf(victim)).not.toBe(planted);
    expect(await (await attacker.get('/uzivatel/prehled')).text()).toBe('');

    const [token = '', loggedIn] = [victim.value('token'), sessionIdOf(victim)];
    await victim.post('/odhlasit');
    expect(victim.names()).toEqual(['device', 'session']);
    expect(sessionIdOf(victim)).not.toBe(loggedIn);
    const thief = aBrowser(host, { token });
    expect((await thief.get('/uzivatel/prehled')).headers.get('Location')).toMatch(/^\/prihlasit/);
    expect(thief.names()).toEqual(['session']);
  });

  it('leaves a planted cart to its new owner alone', async () => {
    const attacker = await aShopperWithCart();
    const planted = attacker.value('guest_cart') ?? '';
    const victim = await logIn(aBrowser(host, { guest_cart: planted }));
    expect(victim.names()).not.toContain('guest_cart');
    // Products added before the login are shown, in the customer's own cart.
    const before = await piecesIn(victim);
    expect(before).toBeGreaterThan(0);
    await victim.post('/kosik', konev);
    expect(await piecesIn(victim)).toBeGreaterThan(before);
    // The attacker who knew its token no longer sees its content.
    expect(await piecesIn(attacker)).toBe(0);
    expect(attacker.names()).not.toContain('guest_cart');
    const again = aBrowser(host, { guest_cart: planted });
    await again.post('/kosik', konev);
    expect(again.value('guest_cart')).not.toBe(planted);
    expect(await piecesIn(victim)).toBeGreaterThan(before);
  });
});
