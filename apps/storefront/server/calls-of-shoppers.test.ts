import { categoryPageLoader, productPageLoader } from '@vyloha/catalog/server';
import { cartPageAction, cartPageLoader } from '@vyloha/cart/server';
import { deliveryPageAction, deliveryPageLoader, methodsPageLoader } from '@vyloha/checkout/server';
import { homePageLoader } from '@vyloha/content-blocks/server';
import { headerNames } from '@vyloha/contract';
import { startBackend } from '@vyloha/test-backend';
import type { RunningBackend } from '@vyloha/test-backend';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { configureTexts } from '../app/compose/configure-texts.server';
import type { HostServices } from '../app/compose/load-context.server';
import type { SeenCall } from './testing/fake-backend';
import { recordedBackend } from './testing/recorded-backend';
import type { RecordedBackend } from './testing/recorded-backend';
import { someServices } from './testing/some-services';
import { tokenOf } from './testing/token-of';
import { aVisitor } from './testing/visitor';
import type { Visitor } from './testing/visitor';

const home = { path: '/', loader: homePageLoader };
const category = { path: '/zahrada', params: { '*': 'zahrada' }, loader: categoryPageLoader };
const product = { path: '/produkt/konev', params: { slug: 'konev' }, loader: productPageLoader };
const cart = { path: '/kosik', loader: cartPageLoader };
const delivery = { path: '/kosik/dodaci-udaje', loader: deliveryPageLoader };
const methods = { path: '/kosik/doprava-a-platba', loader: methodsPageLoader };

let real: RunningBackend;
let backend: RecordedBackend;
let services: HostServices;

beforeAll(async () => {
  configureTexts();
  real = await startBackend();
  backend = await recordedBackend(new URL(real.storeUrl).origin);
}, 60_000);

beforeEach(() => {
  services = someServices(backend);
  backend.calls.length = 0;
});

afterAll(async () => {
  await backend.close();
  await real.stop();
});

const pathOf = ({ url }: SeenCall) => url.split('?')[0] ?? '';

/** Calls about the shopper's own cart and what can be chosen for it. */
function cartCalls(): string[] {
  const own = /^\/store\/api\/v1\/(?:cart(?:\/.*)?|order-gifts|delivery-times)$/;
  return backend.calls.filter((call) => own.test(pathOf(call))).map((call) => `${call.method} ${pathOf(call)}`);
}

async function loggedIn(email: string): Promise<Visitor> {
  return aVisitor(services, new Map([['vyloha_token', await tokenOf(real, email)]]));
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
  it.each([home, category, product, cart, delivery, methods])('none on $path without any token', async (page) => {
    await aVisitor(services).open(page);
    expect(cartCalls()).toEqual([]);
  });

  it.each([home, category, product])('one on $path for a guest with a cart', async (page) => {
    const guest = await withCart();
    await guest.open(page);
    expect(cartCalls()).toEqual(['GET /store/api/v1/cart']);
  });

  it.each([cart, delivery])('the cart and its gifts on $path', async (page) => {
    const guest = await withCart();
    await guest.open(page);
    expect(cartCalls()).toEqual(['GET /store/api/v1/cart', 'GET /store/api/v1/order-gifts']);
  });

  it('shippers and payments only where they are chosen', async () => {
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

  it('a dead guest token is forgotten after one question', async () => {
    const someone = aVisitor(services, new Map([['vyloha_guest_cart', 'dead']]));
    const [root] = await someone.open(home);
    expect(root).toMatchObject({ value: { cart: { pieces: 0 } } });
    expect([...someone.cookies.keys()]).toEqual([]);
    expect(cartCalls()).toEqual(['GET /store/api/v1/cart']);
  });
});

describe('what a call carries', () => {
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
  /** Asked once for all shoppers, hence on nobody's behalf. */
  const forAll =
    /^\/store\/api\/v1\/(?:globals|currencies|shippers|countries|product-categories|products\/[^/]+\/comments)$/;
  /** What a page asks once it knows its goods. */
  const afterCart = /\/products\/[^/]+\/reviews$/;

  it('is the same for every call of a page, and names the shopper only where that is needed', async () => {
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
      // The cart has told by then that this token is dead.
      if (afterCart.test(pathOf(call))) continue;
      expect('x-guest-cart' in headers, `${call.method} ${call.url}`).toBe(isStore);
    }
    const goods = backend.calls.find(({ url }) => url.includes('checkPermissions=true'));
    expect(goods?.headers).toMatchObject({ 'x-user-variant': 'b2b', 'x-user-groups': 'business', 'x-currency': 'EUR' });
  });

  it('is of nobody for a guest', async () => {
    for (const page of [home, category, product]) await aVisitor(services).open(page);
    for (const { headers } of backend.calls) {
      expect(headers).toMatchObject({ 'x-user-variant': 'b2c', 'x-user-groups': '', 'x-currency': 'CZK' });
      expect(headers).not.toHaveProperty('authorization');
      expect(headers).not.toHaveProperty('x-guest-cart');
    }
  });
});

describe('goods of one customer group', () => {
  it('are found by its customers alone, and never in the shared memory', async () => {
    await real.showOnlyTo('p-konev', ['business']);
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
    await real.showOnlyTo('p-konev', []);
  });
});
