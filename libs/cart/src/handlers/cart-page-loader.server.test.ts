import type { CookieKey } from '@vyloha/contract';
import { aHandlerContext } from '@vyloha/session/testing';
import { aRequest } from '@vyloha/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aWireCart, aWireCartItem } from '../testing/a-wire-cart';
import { someWireGlobals } from '../testing/some-wire-globals';
import { type StubBackend, startStubBackend } from '../testing/stub-backend';
import { cartPageLoader } from './cart-page-loader.server';
import { loadMiniCartOrEmpty } from './load-mini-cart.server';

let backend: StubBackend;

beforeAll(async () => {
  backend = await startStubBackend();
});

beforeEach(() => {
  backend.requests.length = 0;
  backend.respond({
    'GET /store/api/v1/cart': { body: { data: aWireCart() } },
    'GET /store/api/v1/globals': { body: { data: someWireGlobals({ orderMinimumValue: 300 }) } },
  });
});

afterAll(() => backend.stop());

function aGuest(token: string | null = 'guest-1') {
  return aHandlerContext({
    backend,
    cookies: new Map<CookieKey, string>(token === null ? [] : [['guestCart', token]]),
  });
}

function load({ context }: ReturnType<typeof aGuest>, address = '/kosik') {
  return cartPageLoader({ request: aRequest(address), params: {}, context });
}

const cartCalls = () => backend.requests.filter(({ call }) => call.includes('/cart'));

describe('the cart page', () => {
  it('has the cart, the minimum order value and a title', async () => {
    expect(await load(aGuest())).toMatchObject({
      cart: { id: 'cart-1', lines: [{ id: 'ci-1' }] },
      hasRemovedLines: false,
      lineToRemove: null,
      minimumMinor: 30_000,
      meta: { title: 'Nákupní košík', description: expect.stringContaining('k objednávce') },
    });
  });

  it('asks for confirmation only for an existing line', async () => {
    expect((await load(aGuest(), '/kosik?odebrat=ci-1')).lineToRemove).toBe('ci-1');
    expect((await load(aGuest(), '/kosik?odebrat=ci-gone')).lineToRemove).toBeNull();
  });

  it('is empty for a guest without a cart, without a backend call', async () => {
    expect((await load(aGuest(null))).cart).toMatchObject({ id: null, lines: [] });
    expect(cartCalls()).toEqual([]);
  });

  it('clears an invalid token', async () => {
    backend.respond({ 'GET /store/api/v1/cart': { body: { data: aWireCart({ id: null, items: [] }) } } });
    const guest = aGuest('dead');
    await load(guest);
    expect(guest.cookies.has('guestCart')).toBe(false);
  });

  it('removes lines of products no longer sold, reloads the cart and reports it', async () => {
    const gone = aWireCartItem({ id: 'ci-gone', shoppable: null });
    let isRemoved = false;
    backend.respond({
      'GET /store/api/v1/cart': () => ({
        body: { data: aWireCart(isRemoved ? {} : { items: [gone, aWireCartItem()] }) },
      }),
      'DELETE /store/api/v1/cart/items/ci-gone': () => {
        isRemoved = true;
        return { body: { data: { cart: aWireCart() } } };
      },
    });
    const page = await load(aGuest());
    expect(page.hasRemovedLines).toBe(true);
    expect(page.cart).toMatchObject({ invalidLineIds: [], lines: [{ id: 'ci-1' }] });
    expect(cartCalls().map(({ call }) => call)).toEqual([
      'GET /store/api/v1/cart',
      'DELETE /store/api/v1/cart/items/ci-gone',
      'GET /store/api/v1/cart',
    ]);
  });

  it('has the available gifts, and clears a selection below its threshold', async () => {
    const gift = (id: string, from: number) => ({
      id,
      name: id,
      mainImage: null,
      price_from: from,
      availability: { isAvailable: true },
      prices: { originalWithTax: 99 },
    });
    backend.respond({
      'GET /store/api/v1/globals': { body: { data: someWireGlobals({ orderGiftAt: 500 }) } },
      'GET /store/api/v1/order-gifts': { body: { data: [gift('v-a', 500), gift('v-b', 2000)] } },
    });
    const guest = aGuest();
    guest.cookies.set('gifts', 'v-a,v-b');
    const page = await load(guest);
    expect(page.gifts).toMatchObject([
      { id: 'v-a', isChosen: true, missingMinor: 0, worth: { withTaxMinor: 9_900 } },
      { id: 'v-b', isChosen: false, missingMinor: 100_200 },
    ]);
    expect(page.lostGifts).toBe('Na dárek v-b už hodnota nákupu nestačí, proto jsme ho z objednávky vyndali.');
    expect(guest.cookies.get('gifts')).toBe('v-a');
    expect((await load(guest)).lostGifts).toBeNull();
    backend.respond({ 'GET /store/api/v1/order-gifts': { body: { data: [] } } });
    expect((await load(guest)).lostGifts).toContain('už nenabízíme');
    expect(guest.cookies.get('gifts') ?? '').toBe('');
  });

  it('shares one call with the header', async () => {
    const guest = aGuest();
    await Promise.all([load(guest), loadMiniCartOrEmpty(guest.context)]);
    expect(cartCalls()).toHaveLength(1);
  });
});

describe('the header’s cart', () => {
  it('has the number of pieces and the total', async () => {
    expect(await loadMiniCartOrEmpty(aGuest().context)).toMatchObject({ pieces: 2, total: { withTaxMinor: 99_800 } });
  });

  it('is unknown, not empty, when the backend fails, so that the page still renders', async () => {
    backend.respond({ 'GET /store/api/v1/cart': { status: 500, body: { errors: [] } } });
    expect(await loadMiniCartOrEmpty(aGuest().context)).toMatchObject({ isUnknown: true, lines: [] });
  });
});
