import { cartPageAction, cartPageLoader } from '@vyloha/cart/server';
import { categoryPageLoader, productPageLoader } from '@vyloha/catalog/server';
import { deliveryPageAction, deliveryPageLoader, methodsPageLoader } from '@vyloha/checkout/server';
import { homePageLoader } from '@vyloha/content-blocks/server';
import { headerNames } from '@vyloha/contract';
import { aVisitor, configureTexts, createTestHostServices } from '@vyloha/storefront/testing';
import type { HostServices, RecordedCall, Visitor } from '@vyloha/storefront/testing';
import { startBackend } from '@vyloha/test-backend';
import type { RunningBackend } from '@vyloha/test-backend';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startRecordingBackend } from './testing/recording-backend';
import type { RecordingBackend } from './testing/recording-backend';
import { requestToken } from './testing/request-token';

const home = { path: '/', loader: homePageLoader };
const category = { path: '/zahrada', params: { '*': 'zahrada' }, loader: categoryPageLoader };
const product = { path: '/produkt/konev', params: { slug: 'konev' }, loader: productPageLoader };
const cart = { path: '/kosik', loader: cartPageLoader };
const delivery = { path: '/kosik/dodaci-udaje', loader: deliveryPageLoader };
const methods = { path: '/kosik/doprava-a-platba', loader: methodsPageLoader };

let real: RunningBackend;
let backend: RecordingBackend;
let services: HostServices;

beforeAll(async () => {
  configureTexts();
  real = await startBackend();
  backend = await startRecordingBackend(new URL(real.storeUrl).origin);
});

beforeEach(() => {
  services = createTestHostServices(backend);
  backend.calls.length = 0;
});

afterAll(async () => {
  await backend.close();
  await real.stop();
});

const pathOf = ({ url }: RecordedCall) => url.split('?')[0] ?? '';

/** Calls about the shopper's own cart and its delivery and payment options. */
function cartCalls(): string[] {
  const own = /^\/store\/api\/v1\/(?:cart(?:\/.*)?|order-gifts|delivery-times)$/;
  return backend.calls.filter((call) => own.test(pathOf(call))).map((call) => `${call.method} ${pathOf(call)}`);
}

async function loggedIn(email: string): Promise<Visitor> {
  return aVisitor(services, new Map([['vyloha_token', await requestToken(real, email)]]));
}

async function withCart(): Promise<Visitor> {
  const someone = aVisitor(services);
  await someone.post({
    path: '/kosik',
    action: cartPageAction,
    fields: { intent: 'add', id: 'v-konev', quantity: '1' },
  });
  expect(someone.cookies.has('vyloha_guest_cart')).toBe(true);
  backend.calls.length = 0;
  return someone;
}

describe('calls about a cart', () => {
  it.each([delivery, methods])('none on $path without any token', async (page) => {
    await aVisitor(services).open(page);
    expect(cartCalls()).toEqual([]);
  });

  it('shippers as well where they decide which countries and addresses are asked for', async () => {
    const guest = await withCart();
    await guest.open(delivery);
    expect(cartCalls().toSorted()).toEqual([
      'GET /store/api/v1/cart',
      'GET /store/api/v1/cart/shippers',
      'GET /store/api/v1/order-gifts',
    ]);
  });

  it('payments only where they are selected', async () => {
    const guest = await withCart();
    await guest.post({
      path: delivery.path,
      action: deliveryPageAction,
      fields: {
        fullName: 'Jana Nováková',
        email: 'jana@example.com',
        phone: '+420777123456',
        street: 'Dlouhá',
        houseNumber: '12',
        city: 'Praha',
        postcode: '110 00',
        country: 'CZE',
      },
    });
    backend.calls.length = 0;
    await guest.open(methods);
    expect([...new Set(cartCalls())].sort()).toEqual([
      'GET /store/api/v1/cart',
      'GET /store/api/v1/cart/payments',
      'GET /store/api/v1/cart/shippers',
      'GET /store/api/v1/delivery-times',
      'GET /store/api/v1/order-gifts',
    ]);
  });

  it('an invalid guest token is cleared after one call', async () => {
    const someone = aVisitor(services, new Map([['vyloha_guest_cart', 'dead']]));
    const [root] = await someone.open(home);
    expect(root).toMatchObject({ value: { personal: { cart: { pieces: 0 } } } });
    expect([...someone.cookies.keys()]).toEqual([]);
    expect(cartCalls()).toEqual(['GET /store/api/v1/cart']);
  });
});

describe('the headers of a call', () => {
  const everyCall = [
    headerNames.userVariant,
    headerNames.userGroups,
    headerNames.currency,
    headerNames.locale,
    headerNames.defaultLocale,
    headerNames.domainCode,
    headerNames.translationVariant,
    headerNames.requestId,
    headerNames.forwardedFor,
  ].map((name) => name.toLowerCase());
  /** Fetched once for all shoppers, hence without an identity. */
  const forAll =
    /^\/store\/api\/v1\/(?:globals|currencies|shippers|countries|product-categories|products\/[^/]+\/comments)$/;
  /** Calls of a page once it knows its products. */
  const afterCart = /\/products\/[^/]+\/reviews$/;

  it('are the same for every call of a page, and identify the shopper only where that is needed', async () => {
    const customer = await loggedIn('firma@example.com');
    customer.cookies.set('vyloha_currency', 'EUR').set('vyloha_locale', 'sk');
    for (const page of [home, category, product, cart]) {
      // A login takes it over; a browser that still has one sends it.
      customer.cookies.set('vyloha_guest_cart', 'g');
      await customer.open(page);
    }
    expect(backend.calls.length).toBeGreaterThan(10);
    for (const call of backend.calls) {
      const { headers } = call;
      for (const name of everyCall) expect(headers, `${call.url} ${name}`).toHaveProperty(name);
      expect(headers).toMatchObject({ 'x-locale': 'sk', 'x-default-locale': 'cs', 'x-domain-code': 'cz' });
      const isStore = call.url.startsWith('/store/') && !forAll.test(pathOf(call));
      const checks = call.url.includes('checkPermissions=true');
      expect('authorization' in headers, call.url).toBe(isStore || checks);
      // By then the cart's response has shown that this token is invalid.
      if (afterCart.test(pathOf(call))) continue;
      expect('x-guest-cart' in headers, `${call.method} ${call.url}`).toBe(isStore);
    }
    const productCall = backend.calls.find(({ url }) => url.includes('checkPermissions=true'));
    expect(productCall?.headers).toMatchObject({
      'x-user-variant': 'b2b',
      'x-user-groups': 'business',
      'x-currency': 'EUR',
    });
  });

  it('contain no identity for a guest', async () => {
    for (const page of [home, category, product]) await aVisitor(services).open(page);
    for (const { headers } of backend.calls) {
      expect(headers).toMatchObject({ 'x-user-variant': 'b2c', 'x-user-groups': '', 'x-currency': 'CZK' });
      expect(headers).not.toHaveProperty('authorization');
      expect(headers).not.toHaveProperty('x-guest-cart');
    }
  });
});

describe('products of one customer group', () => {
  it('are visible to its customers only, and never in the shared reads', async () => {
    await real.restrictProductToGroups('p-konev', ['business']);
    const company = await loggedIn('firma@example.com');
    const person = await loggedIn('zakaznik@example.com');
    const finds = async (someone: Visitor) => {
      const [, page] = await someone.open(product);
      return page?.status === 'fulfilled';
    };
    backend.calls.length = 0;
    const visits = [company, person, aVisitor(services), company, person];
    const found: boolean[] = [];
    for (const someone of visits) found.push(await finds(someone));
    expect(found).toEqual([true, false, false, true, false]);
    const lookUps = backend.calls.filter(({ url }) => url.startsWith('/cms/catalog/product?slugs=konev'));
    expect(lookUps).toHaveLength(visits.length);
    await real.restrictProductToGroups('p-konev', []);
  });
});
