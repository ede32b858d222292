import { cartPageLoader } from '@vyloha/cart/server';
import {
  deliveryPageAction,
  deliveryPageLoader,
  finishPageLoader,
  methodsPageAction,
  methodsPageLoader,
  requireNoPendingOrder,
} from '@vyloha/checkout/server';
import { aHandlerContext } from '@vyloha/session/testing';
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { locationOf, redirectOf } from '@vyloha/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aShoppingGuest } from '../testing/a-shopping-guest';
import { checkoutPages, type Cookies } from '../testing/checkout-pages';
import { faultyStore, type StoreFault } from '../testing/faulty-store';
import { deliveryForm, handlerArgs } from '../testing/handler-args';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const { onMethods, orderOf } = checkoutPages(() => backend);
const order = { shipper: 's-ppl', payment: 'pay-transfer' };

function request(cookies: Cookies, fault?: StoreFault) {
  const { context, flashed } = aHandlerContext({ backend, cookies });
  if (fault !== undefined) context.store = faultyStore(context.store, fault);
  return { context, flashed };
}

/** A guest who has the page with the order's button before them. */
async function aGuest(): Promise<Cookies> {
  const cookies = await onMethods();
  await methodsPageLoader(handlerArgs(request(cookies).context));
  return cookies;
}

const placeOrder = async (cookies: Cookies, fault?: StoreFault) =>
  locationOf(await methodsPageAction(handlerArgs(request(cookies, fault).context, order)));
const finish = (cookies: Cookies, fault?: StoreFault) => finishPageLoader(handlerArgs(request(cookies, fault).context));

let keylessCheckout = '';

const codeOf = async (cookies: Cookies) => (await orderOf(cookies)).code;

describe('when the answer about an order is lost', () => {
  it('the shopper learns that it is being checked, keeps everything, and then sees the order', async () => {
    const cookies = await aGuest();
    const token = cookies.get('guestCart');
    expect(await placeOrder(cookies, 'answer lost')).toBe('/kosik/dokonceni');
    for (let look = 0; look < 2; look += 1)
      expect(await finish(cookies, 'backend dead')).toMatchObject({ kind: 'uncertain' });
    expect(cookies.get('guestCart')).toBe(token);
    const code = await codeOf(cookies);
    expect(code).toMatch(/^\d{10}$/);
    expect(cookies.has('guestCart')).toBe(false);
    expect(await codeOf(cookies)).toBe(code);
  });

  it('no page lets them order again before it is known', async () => {
    const cookies = await aGuest();
    await placeOrder(cookies, 'answer lost');
    for (const load of [
      deliveryPageLoader,
      methodsPageLoader,
      ({ context }) => requireNoPendingOrder(context),
    ] as const satisfies readonly ((args: ReturnType<typeof handlerArgs>) => Promise<unknown>)[]) {
      expect(await redirectOf(load(handlerArgs(request(cookies).context)))).toEqual([303, '/kosik/dokonceni']);
    }
    expect(await redirectOf(deliveryPageAction(handlerArgs(request(cookies).context, deliveryForm)))).toEqual([
      303,
      '/kosik/dokonceni',
    ]);
  });

  it('on its way to the browser, the cart page leads to the order', async () => {
    const cookies = await aGuest();
    const browser = new Map(cookies);
    await placeOrder(cookies);
    // As on each page: the cart is read, and found to be gone.
    await cartPageLoader(handlerArgs(request(browser).context)).catch(() => null);
    expect(await redirectOf(requireNoPendingOrder(request(browser).context))).toEqual([303, '/kosik/dokonceni']);
    expect(await codeOf(browser)).toBe(await codeOf(cookies));
  });

  it.each([
    ['of the same page', (cookies: Cookies) => new Map(cookies)],
    // Each loaded the page before the other one, and made a key.
    [
      'of two tabs with a key each',
      async (cookies: Cookies) => {
        const other = new Map(cookies);
        other.set('checkout', keylessCheckout);
        await methodsPageLoader(handlerArgs(request(other).context));
        return other;
      },
    ],
  ])('two clicks %s, at once or one after the other, end on one order', async (_, secondOf) => {
    for (const inTurn of [false, true]) {
      const cookies = await onMethods();
      keylessCheckout = cookies.get('checkout') ?? '';
      await methodsPageLoader(handlerArgs(request(cookies).context));
      const second = await secondOf(cookies);
      const first = placeOrder(cookies);
      if (inTurn) await first;
      expect(await Promise.all([first, placeOrder(second)])).toEqual(['/kosik/dokonceni', '/kosik/dokonceni']);
      expect(await codeOf(second)).toBe(await codeOf(cookies));
    }
  });

  it('a cart that was begun since is neither ordered nor lost', async () => {
    const cookies = await aGuest();
    const browser = new Map(cookies);
    await placeOrder(cookies);
    const code = await codeOf(cookies);
    const nextCart = (await aShoppingGuest({ backend })).cookies.get('guestCart') ?? '';
    browser.set('guestCart', nextCart);
    expect(await redirectOf(requireNoPendingOrder(request(browser).context))).toEqual([303, '/kosik/dokonceni']);
    expect(await placeOrder(browser)).toBe('/kosik/dokonceni');
    expect(await codeOf(browser)).toBe(code);
    expect(browser.get('guestCart')).toBe(nextCart);
    expect(await cartPageLoader(handlerArgs(request(browser).context))).toMatchObject({
      cart: { lines: [{ amount: 1 }] },
    });
  });
});

describe('when an order is lost on its way to the backend', () => {
  it('the shopper gets the cart back as it was, and can order', async () => {
    const cookies = await aGuest();
    expect(await placeOrder(cookies, 'request lost')).toBe('/kosik/dokonceni');
    const { context, flashed } = request(cookies);
    expect(await redirectOf(finishPageLoader(handlerArgs(context)))).toEqual([303, '/kosik/doprava-a-platba']);
    expect(flashed).toEqual([{ kind: 'warning', text: expect.stringContaining('Objednávka neprošla') }]);
    const page = await methodsPageLoader(handlerArgs(request(cookies).context));
    expect(page.details).toMatchObject(deliveryForm);
    expect(page.selection).toMatchObject({ shipperId: 's-ppl', paymentId: 'pay-transfer' });
    expect(await placeOrder(cookies)).toBe('/kosik/dokonceni');
    expect(await codeOf(cookies)).toMatch(/^\d{10}$/);
  });

  it('an attempt that was given up is refused in words, and the next one is placed', async () => {
    const cookies = await aGuest();
    const old = new Map(cookies);
    await placeOrder(cookies, 'request lost');
    await finish(cookies).catch(() => null);
    const late = await methodsPageAction(handlerArgs(request(old).context, order));
    expect(late).toMatchObject({
      init: { status: 409 },
      data: { submission: { error: { '': [expect.stringContaining('pokus')] } } },
    });
    await methodsPageLoader(handlerArgs(request(old).context));
    expect(await placeOrder(old)).toBe('/kosik/dokonceni');
  });
});

describe('a backend that cannot tell what became of an order', () => {
  it('leaves the shopper on no page without an end when the order was placed', async () => {
    const cookies = await aGuest();
    await placeOrder(cookies, 'answer lost');
    const { context, flashed } = request(cookies, 'no settling');
    expect(await redirectOf(finishPageLoader(handlerArgs(context)))).toEqual([303, '/']);
    expect(flashed).toEqual([{ kind: 'warning', text: expect.stringContaining('Objednávka prošla') }]);
    expect(await redirectOf(requireNoPendingOrder(request(cookies).context))).toBeUndefined();
  });

  it('gives the cart back when it is still there', async () => {
    const cookies = await aGuest();
    await placeOrder(cookies, 'request lost');
    const { context, flashed } = request(cookies, 'no settling');
    expect(await redirectOf(finishPageLoader(handlerArgs(context)))).toEqual([303, '/kosik/doprava-a-platba']);
    expect(flashed).toEqual([{ kind: 'warning', text: expect.stringContaining('Objednávka neprošla') }]);
    expect(await placeOrder(cookies)).toBe('/kosik/dokonceni');
  });
});
