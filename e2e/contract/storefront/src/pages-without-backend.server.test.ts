import { aBrowser, aHost, createStorefrontBuild, listTableRoutes } from '@vyloha/storefront/testing';
import type { Browser, FaultName, RunningHost } from '@vyloha/storefront/testing';
import { startBackend } from '@vyloha/test-backend';
import type { RunningBackend } from '@vyloha/test-backend';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startFaultyBackend } from './testing/faulty-backend';
import type { FaultyBackend } from './testing/faulty-backend';
import { requestToken } from './testing/request-token';

const names: FaultName[] = ['close', 'hang', 500, 'truncated', 'wrong types'];
const pages = ['/', '/eshop', '/zahrada', '/produkt/konev'];
const checkout = ['/kosik', '/kosik/dodaci-udaje'];
const konev = { intent: 'add', id: 'v-konev', quantity: '2' };
const notChecked = { cs: 'Košík teď nejde ověřit', sk: 'Košík sa teraz nedá overiť' };
const loginText = 'Přihlásit se';
const withCart = ['guest with a cart', 'customer'];
const emptyCartTexts = ['Košík, prázdný', 'V košíku zatím nic není'];
/** Older than a page that is sent without asking, younger than one that is not shown without being checked. */
const staleMs = 40_000;

let backend: RunningBackend;
let proxy: FaultyBackend;
let host: RunningHost;
const shoppers = new Map<string, Browser>();

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  backend = await startBackend();
  proxy = await startFaultyBackend(new URL(backend.storeUrl).origin);
  const build = await createStorefrontBuild(await listTableRoutes());
  host = await aHost(proxy, { PAGE_DEADLINE: '1', FEATURES: 'wishList,compare' }, { build });
  const token = await requestToken(backend, 'zakaznik@example.com');
  shoppers.set('guest', aBrowser(host));
  for (const [name, start] of Object.entries({ 'guest with a cart': {}, customer: { token } })) {
    const browser = aBrowser(host, start);
    await browser.post('/kosik', konev);
    shoppers.set(name, browser);
    await copyOf(browser, { locale: 'sk' }).get('/kosik');
  }
});

/** Calls that failed are left alone for a second, then tried again; a busy machine needs longer. */
const recoversWithin = { timeout: 20_000, interval: 50 };

afterEach(async () => {
  proxy.fault = null;
  for (const name of withCart) {
    await expect.poll(() => piecesIn(shopper(name)), recoversWithin).toBeGreaterThan(0);
  }
});
afterAll(async () => {
  await Promise.all([host.close(), proxy.close()]);
  await backend.stop();
});

function shopper(name: string): Browser {
  const browser = shoppers.get(name);
  if (browser === undefined) throw new Error(name);
  return browser;
}

const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0].replaceAll(/ nonce="[^"]*"/g, '') ?? '';
const piecesOn = (html: string) => Number(/data-cart-count="(\d+)"/.exec(html)?.[1] ?? Number.NaN);

/** What a shopper must never read only because it is not known. */
function expectNothingDenied(name: string, html: string): void {
  if (name !== 'guest') for (const text of emptyCartTexts) expect(html).not.toContain(text);
  if (name === 'customer') expect(html).not.toContain(loginText);
}

/** A copy, since a response of the broken shop must not change what the shopper has. */
function copyOf(browser: Browser, cookies: Record<string, string> = {}): Browser {
  const own = Object.fromEntries(browser.names().map((name) => [name, browser.value(name) ?? '']));
  return aBrowser(host, { ...own, ...cookies });
}

function expectKept(browser: Browser, before: Browser): void {
  for (const name of ['token', 'guest_cart']) expect(browser.value(name)).toBe(before.value(name));
}

/** Pieces in the cart as its page says; none where it cannot. */
async function piecesIn(browser: Browser): Promise<number> {
  const response = await browser.get('/kosik');
  const html = await response.text();
  return response.status === 200 ? piecesOn(html) : 0;
}

/** Whether a response was rendered for this request, by the parts of its time. */
const isRendered = ({ headers }: Response) => /\bpage;dur=/.test(headers.get('Server-Timing') ?? '');

/** Opens a page until it is in memory: one without what a busy machine could not load in time is not kept. */
async function known(name: string, path: string): Promise<string> {
  let html = '';
  const visit = async () => {
    const response = await shopper(name).get(path);
    html = await response.text();
    return isRendered(response);
  };
  await expect.poll(visit, recoversWithin).toBe(false);
  return html;
}

/** All of them at once: what a hanging backend costs is waited for once. */
const everyOne = (names: readonly string[], check: (name: string) => Promise<void>) => Promise.all(names.map(check));

describe.each(names)('while the backend answers with %s', { timeout: 60_000 }, (fault) => {
  it('pages in memory stay as they were for everybody', async () => {
    const everybody = [...shoppers.keys()];
    const before = new Map<string, string>();
    for (const name of everybody) {
      for (const path of pages) before.set(`${name} ${path}`, await known(name, path));
    }
    proxy.fault = fault;
    host.agePages(staleMs);
    host.ageSharedReads(staleMs);
    await everyOne(everybody, async (name) => {
      await everyOne(pages, async (path) => {
        const browser = copyOf(shopper(name));
        const response = await browser.get(path);
        const html = await response.text();
        expect([name, path, response.status]).toEqual([name, path, 200]);
        expect(mainOf(html)).toBe(mainOf(before.get(`${name} ${path}`) ?? ''));
        expectNothingDenied(name, html);
        expectKept(browser, shopper(name));
      });
    });
  });

  it('cart and checkout say that they cannot be checked', async () => {
    proxy.fault = fault;
    await everyOne(withCart, async (name) => {
      for (const locale of ['cs', 'sk'] as const) {
        await everyOne(checkout, async (path) => {
          const browser = copyOf(shopper(name), { locale });
          const response = await browser.get(path);
          const html = await response.text();
          expect([name, path, response.status]).toEqual([name, path, 503]);
          expect(mainOf(html)).toContain(notChecked[locale]);
          expectNothingDenied(name, html);
          expectKept(browser, shopper(name));
        });
      }
    });
  });

  it('who buys reads that it failed, and loses nothing', async () => {
    const pieces = new Map<string, number>();
    for (const name of withCart) pieces.set(name, await piecesIn(shopper(name)));
    expect(Math.min(...pieces.values())).toBeGreaterThan(0);
    proxy.fault = fault;
    const bought = new Map<string, Browser>();
    await everyOne(withCart, async (name) => {
      const plain = copyOf(shopper(name));
      const scripted = copyOf(shopper(name));
      bought.set(name, plain);
      const [page, data] = await Promise.all([
        plain.post('/kosik', konev),
        scripted.post('/kosik.data', { ...konev, respondWith: 'json' }),
      ]);
      expect([name, page.status, data.status]).toEqual([name, 503, 503]);
      const html = await page.text();
      expect(mainOf(html)).toContain(notChecked.cs);
      expectNothingDenied(name, html);
      expect(await data.text()).toContain('"unreachable"');
      for (const browser of [plain, scripted]) expectKept(browser, shopper(name));
    });

    proxy.fault = null;
    for (const [name, plain] of bought) {
      const piecesBefore = pieces.get(name) ?? Number.NaN;
      await expect.poll(() => piecesIn(plain), recoversWithin).toBeGreaterThanOrEqual(piecesBefore);
      const home = async () => {
        const html = await (await plain.get('/')).text();
        return { hasName: html.includes('Jana Nováková'), hasPieces: piecesOn(html) >= piecesBefore };
      };
      await expect.poll(home, recoversWithin).toEqual({ hasName: name === 'customer', hasPieces: true });
    }
  });
});
