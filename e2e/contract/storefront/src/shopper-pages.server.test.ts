import { aBrowser, aHost, createStorefrontBuild, listTableRoutes } from '@vyloha/storefront/testing';
import type { Browser, RunningHost } from '@vyloha/storefront/testing';
import { startBackend } from '@vyloha/test-backend';
import type { RunningBackend } from '@vyloha/test-backend';
import { Script, createContext } from 'node:vm';
import { decode } from 'turbo-stream';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aShopperWith, cookiesOf } from './testing/a-shopper-with';

const features = { FEATURES: 'wishList,compare,favourites,batchQuantity,stickyHeader,currencySwitcher' };
const paths = ['/', '/eshop', '/zahrada', '/produkt/konev', '/hledat?q=konev', '/clanky', '/znacky'];

let backend: RunningBackend;
/** Fills in what belongs to a shopper. */
let host: RunningHost;
/** Renders every page for its shopper. */
let reference: RunningHost;
const shoppers = new Map<string, Browser>();

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  backend = await startBackend();
  const url = new URL(backend.storeUrl).origin;
  const build = await createStorefrontBuild(await listTableRoutes());
  host = await aHost({ url }, features, { build });
  reference = await aHost({ url }, features, { build, isUnderDevelopment: true });
  const shop = { host: reference, backend };
  const cookies = {
    guest: await aShopperWith({ email: null, quantity: 1 }, shop),
    customer: await aShopperWith({ email: 'zakaznik@example.com', quantity: 2 }, shop),
    business: await aShopperWith({ email: 'firma@example.com', quantity: 3 }, shop),
  };
  for (const [name, start] of Object.entries(cookies)) shoppers.set(name, aBrowser(host, start));
});

afterAll(async () => {
  await Promise.all([host.close(), reference.close()]);
  await backend.stop();
});

const script = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;

/** What the page's scripts hand over to Remix. */
async function handedOver(html: string): Promise<unknown> {
  const chunks: string[] = [];
  const streamController = { enqueue: (chunk: string) => void chunks.push(chunk), close: () => {} };
  const context = createContext({ window: { __remixContext: { streamController } } });
  for (const { groups } of html.matchAll(script)) {
    const text = groups?.['text'] ?? '';
    if (text.startsWith('window.__remixContext.streamController')) new Script(text).runInContext(context);
  }
  const { body } = new Response(chunks.join(''));
  if (body === null) throw new Error('Nothing was handed over');
  return (await decode(body)).value;
}

/** The document without its hand-off and nonces. */
function documentOf(html: string): string {
  return html
    .replaceAll(script, (whole, _attributes: string, text: string) =>
      text.startsWith('window.__remixContext.streamController') ? '' : whole,
    )
    .replaceAll(/ nonce="[^"]*"/g, '');
}

const personalSchema = v.object({
  loaderData: v.object({
    root: v.object({
      personal: v.object({
        person: v.object({ name: v.nullable(v.string()) }),
        cart: v.object({ pieces: v.number() }),
        compared: v.array(v.string()),
        wishListIds: v.array(v.string()),
      }),
    }),
  }),
});

async function personalDataOn(html: string) {
  return v.parse(personalSchema, await handedOver(html)).loaderData.root.personal;
}

function ordinary(browser: Browser, path: string): Promise<Response> {
  return aBrowser(reference, cookiesOf(browser)).get(path);
}

function wasFilledIn(response: Response): boolean {
  return response.headers.get('Server-Timing')?.includes('personal') === true;
}

it.each([
  ['guest', null, 1, 0],
  ['customer', 'Jana Nováková', 2, 1],
  ['business', 'Karel Dvořák', 3, 1],
])('a %s has something of their own', async (name, person, pieces, favourites) => {
  const response = await shoppers.get(name)?.get('/');
  const { cart, compared, ...data } = await personalDataOn((await response?.text()) ?? '');
  expect([cart.pieces, compared.length]).toEqual([pieces, 1]);
  expect([data.person.name, data.wishListIds.length]).toEqual([person, favourites]);
});

describe.each(['guest', 'customer', 'business'])('the pages of a %s with a cart', (name) => {
  it.each(paths)('%s is the one rendered for this shopper alone', async (path) => {
    const browser = shoppers.get(name);
    if (browser === undefined) throw new Error(name);
    // Who has an unknown token is identified first.
    await (await browser.get(path)).text();
    const response = await browser.get(path);
    const html = await response.text();
    const expected = await (await ordinary(browser, path)).text();
    expect(wasFilledIn(response)).toBe(true);
    expect(documentOf(html)).toBe(documentOf(expected));
    expect(await handedOver(html)).toEqual(await handedOver(expected));
    for (const encoding of ['identity', 'gzip', 'br']) {
      const encoded = await browser.get(path, { 'Accept-Encoding': encoding });
      expect(documentOf(await encoded.text())).toBe(documentOf(expected));
    }
  });
});

it('has the texts of prices without tax in the frame, and of a number for VAT in the checkout', async () => {
  const guest = shoppers.get('guest');
  if (guest === undefined) throw new Error('guest');
  const business = aBrowser(host, { ...cookiesOf(guest), display_vat: 'false' });
  const home = await (await business.get('/')).text();
  expect(home).toContain('Celkem bez DPH');
  const contact = { fullName: 'Eva Malá', email: 'eva@example.com', phone: '+420 777 123 456' };
  const address = { street: 'Dlouhá', houseNumber: '12', city: 'Praha', postcode: '110 00', country: 'CZE' };
  const company = { isBusiness: 'on', businessName: 'Uschlý list s.r.o.', vatin: 'CZ25173901' };
  await business.post('/kosik/dodaci-udaje', { ...contact, ...address, ...company });
  for (const path of ['/kosik/doprava-a-platba', '/kosik/dodaci-udaje'])
    expect(await (await business.get(path)).text()).toContain('registru VIES');
});

/** What a browser decodes of the data of a page. */
async function decodedData(response: Response): Promise<unknown> {
  const { body } = response;
  if (body === null) throw new Error('There are no data');
  const { value, done } = await decode(body);
  await done;
  return value;
}

describe.each(['guest', 'customer', 'business'])('the data of the pages of a %s with a cart', (name) => {
  it.each(paths)('of %s are those loaded for this shopper alone', async (path) => {
    const browser = shoppers.get(name);
    if (browser === undefined) throw new Error(name);
    const [pathname, query] = path.split('?');
    const dataPath = `${pathname === '/' ? '/_root' : pathname}.data${query === undefined ? '' : `?${query}`}`;
    await (await browser.get(dataPath)).text();
    const response = await browser.get(dataPath);
    const expected = await ordinary(browser, dataPath);
    expect(wasFilledIn(response)).toBe(true);
    for (const header of ['Content-Type', 'X-Remix-Response', 'Cache-Control']) {
      expect(response.headers.get(header)).toBe(expected.headers.get(header));
    }
    expect(await decodedData(response)).toEqual(await decodedData(expected));
    for (const encoding of ['identity', 'gzip', 'br']) {
      const encoded = await browser.get(dataPath, { 'Accept-Encoding': encoding });
      expect(await decodedData(encoded)).toEqual(await decodedData(await ordinary(browser, dataPath)));
    }
  });
});
