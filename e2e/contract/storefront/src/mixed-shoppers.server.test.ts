import { cookieNames } from '@vyloha/contract';
import { aHost, createCookieJar, createStorefrontBuild, listTableRoutes } from '@vyloha/storefront/testing';
import type { RunningHost } from '@vyloha/storefront/testing';
import { startBackend } from '@vyloha/test-backend';
import type { RunningBackend } from '@vyloha/test-backend';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aShopperWith } from './testing/a-shopper-with';
import { startFaultyBackend } from './testing/faulty-backend';
import type { FaultyBackend } from './testing/faulty-backend';

const features = 'wishList,compare,favourites,currencySwitcher';
const paths = ['/', '/zahrada', '/produkt/konev', '/hledat?q=konev'];
/** Each names a currency: where nobody chose one, that of the account's last request is tried first. */
const preferences = [
  { currency: 'CZK' },
  { currency: 'EUR' },
  { currency: 'CZK', locale: 'sk' },
  { currency: 'EUR', locale: 'sk', display_vat: 'false' },
];
const encodings = ['identity', 'gzip', 'br'];
/** Five of each kind that there is, of all that are open at once. */
const requestCount = 800;
const concurrency = 25;

/** What only one of the shoppers may see. */
const marks: Readonly<Record<string, readonly string[]>> = {
  guest: ['data-cart-count="1"'],
  'other guest': ['data-cart-count="4"'],
  customer: ['Jana Nováková', 'zakaznik@example.com', 'data-cart-count="2"'],
  business: ['Karel Dvořák', 'firma@example.com', 'data-cart-count="3"'],
  newcomer: [],
};
const names = Object.keys(marks);

interface Ask {
  name: string;
  path: string;
  isData: boolean;
  preference: Readonly<Record<string, string>>;
}

let backend: RunningBackend;
let proxy: FaultyBackend;
let host: RunningHost;
const cookiesByName = new Map<string, Readonly<Record<string, string>>>();

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  backend = await startBackend();
  const build = await createStorefrontBuild(await listTableRoutes());
  // Nobody is to be nobody because this machine is slow.
  proxy = await startFaultyBackend(new URL(backend.storeUrl).origin);
  host = await aHost(proxy, { FEATURES: features, PAGE_DEADLINE: '60' }, { build });
  const shop = { host, backend };
  cookiesByName.set('guest', await aShopperWith({ email: null, quantity: 1 }, shop));
  cookiesByName.set('other guest', await aShopperWith({ email: null, quantity: 4 }, shop));
  cookiesByName.set('customer', await aShopperWith({ email: 'zakaznik@example.com', quantity: 2 }, shop));
  cookiesByName.set('business', await aShopperWith({ email: 'firma@example.com', quantity: 3 }, shop));
  cookiesByName.set('newcomer', {});
  proxy.remembersReads = true;
});

afterAll(async () => {
  await Promise.all([host.close(), proxy.close()]);
  await backend.stop();
});

function dataPathOf(path: string): string {
  const [pathname, query] = path.split('?');
  return `${pathname === '/' ? '/_root' : pathname}.data${query === undefined ? '' : `?${query}`}`;
}

const keyOf = ({ name, path, isData, preference }: Ask) => JSON.stringify([name, path, isData, preference]);

/** Opens a page with the cookies in any order. */
async function open({ name, path, isData, preference }: Ask, encoding = 'identity', order = 0) {
  const cookies = Object.entries({ ...cookiesByName.get(name), ...preference });
  const turned = [...cookies.slice(order % (cookies.length + 1)), ...cookies.slice(0, order % (cookies.length + 1))];
  const Cookie = turned.map(([key, value]) => `vyloha_${key}=${value}`).join('; ');
  const response = await host.get(isData ? dataPathOf(path) : path, { Cookie, 'Accept-Encoding': encoding });
  return { status: response.status, text: await response.text(), setCookies: response.headers.getSetCookie() };
}

const sessionSchema = v.object({ id: v.string() });

/** Names of the cookies that are set, and the sessions in them. */
function cookiesSetBy(lines: readonly string[]) {
  const { config, sealer } = host.services;
  const wireName = `${config.cookiePrefix}${cookieNames.session}`;
  const sessions = lines
    .filter((line) => line.startsWith(`${wireName}=`))
    .map((line) => {
      const jar = createCookieJar({
        header: line.split(';')[0] ?? '',
        prefix: config.cookiePrefix,
        secure: false,
        sealer,
      });
      return v.parse(sessionSchema, JSON.parse(jar.getSealed('session') ?? 'null')).id;
    });
  return { names: lines.map((line) => line.split('=')[0]), sessions };
}

/** That a page shows what is this shopper's, and nothing of another one. */
function expectOwn({ name, isData }: Ask, text: string): void {
  const foreign = names.filter((other) => other !== name).flatMap((other) => marks[other] ?? []);
  expect(foreign.filter((mark) => text.includes(mark))).toEqual([]);
  const own = (marks[name] ?? []).filter((mark) => !text.includes(mark));
  expect(isData ? [] : own.filter((mark) => !mark.includes('@'))).toEqual([]);
}

const allAsks: readonly Ask[] = names.flatMap((name) =>
  paths.flatMap((path) =>
    [false, true].flatMap((isData) => preferences.map((preference) => ({ name, path, isData, preference }))),
  ),
);

it('nobody receives a byte of somebody else, however requests are mixed', async () => {
  const expected = new Map<string, string>();
  for (const ask of allAsks) {
    // The first one may be rendered for this shopper alone.
    await open(ask);
    const { status, text } = await open(ask);
    expect([keyOf(ask), status]).toEqual([keyOf(ask), 200]);
    expectOwn(ask, text);
    expected.set(keyOf(ask), text);
  }
  // Otherwise equal bytes would prove nothing.
  expect(new Set(expected.values()).size).toBeGreaterThan(allAsks.length * 0.9);

  const sample = fc.record({
    ask: fc.constantFrom(...allAsks),
    encoding: fc.constantFrom(...encodings),
    order: fc.nat(10),
  });
  const seed = Math.trunc(Math.random() * 2 ** 31);
  const requests = fc.sample(sample, { numRuns: requestCount, seed });
  const newSessions: string[] = [];
  const run = async () => {
    for (let next = requests.pop(); next !== undefined; next = requests.pop()) {
      const { ask, encoding, order } = next;
      const { status, text, setCookies } = await open(ask, encoding, order);
      expect(status).toBe(200);
      expect(text === expected.get(keyOf(ask)), `${keyOf(ask)}, seed ${seed}`).toBe(true);
      const { names: setNames, sessions } = cookiesSetBy(setCookies);
      expect([keyOf(ask), setNames]).toEqual([keyOf(ask), ask.name === 'newcomer' ? ['vyloha_session'] : []]);
      newSessions.push(...sessions);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, run));
  expect(new Set(newSessions).size).toBe(newSessions.length);
}, 600_000);

it('nor on a page that is rendered for each of them, with the HTML of the frame from memory', async () => {
  const asks = preferences.flatMap((preference) =>
    names.map((name) => ({ name, path: '/kosik', isData: false, preference })),
  );
  const read = async (ask: Ask) => {
    const { status, text } = await open(ask);
    expect([keyOf(ask), status]).toEqual([keyOf(ask), 200]);
    expectOwn(ask, text);
    // Each has a nonce of its own.
    return text.replaceAll(/ nonce="[^"]*"/g, '');
  };
  const first: string[] = [];
  for (const ask of asks) first.push(await read(ask));
  for (const [at, ask] of asks.entries()) expect((await read(ask)) === first[at], keyOf(ask)).toBe(true);
}, 120_000);
