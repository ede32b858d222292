// @vitest-environment node
import { cartPageLoader } from '@vyloha/cart/server';
import type { CookieKey } from '@vyloha/contract';
import { BackendUnavailable } from '@vyloha/http-client';
import { aHandlerContext } from '@vyloha/session/testing';
import type { StoreCall, StoreClient, StoreResponse } from '@vyloha/store-client';
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aShoppingGuest } from '../testing/a-shopping-guest';
import { deliveryForm, handlerArgs, locationOf } from '../testing/handler-args';
import { deliveryPageAction } from './delivery-page-action.server';
import { deliveryPageLoader } from './delivery-page-loader.server';
import { finishPageLoader } from './finish-page-loader.server';
import { methodsPageAction } from './methods-page-action.server';
import { methodsPageLoader } from './methods-page-loader.server';
import { requireNoPendingOrder } from './pending-order.server';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
}, 60_000);
afterAll(() => backend.stop());

type Cookies = Map<CookieKey, string>;
/** What happens to calls that place the order. */
type Fault = 'request lost' | 'answer lost' | 'backend dead';

const order = { shipper: 's-ppl', payment: 'pay-transfer' };

/** A store whose calls about placing get no answer. */
function faulty(store: StoreClient, fault: Fault): StoreClient {
  return {
    async send<T>(call: StoreCall<T>): Promise<StoreResponse<T>> {
      if (!call.path.startsWith('/api/v1/cart/place') && fault !== 'backend dead') return store.send(call);
      if (fault === 'answer lost') await store.send(call);
      throw new BackendUnavailable(call.path, { reason: 'timeout', requestId: 'test' });
    },
  };
}

function request(cookies: Cookies, fault?: Fault) {
  const { context, flashed } = aHandlerContext({ backend, cookies });
  if (fault !== undefined) context.store = faulty(context.store, fault);
  return { context, flashed };
}

/** A guest who has the page with the order's button before them. */
async function aGuest(): Promise<Cookies> {
  const { cookies } = await aShoppingGuest({ backend });
  await deliveryPageAction(handlerArgs(request(cookies).context, deliveryForm));
  await methodsPageLoader(handlerArgs(request(cookies).context));
  return cookies;
}

const placeOrder = async (cookies: Cookies, fault?: Fault) =>
  locationOf(await methodsPageAction(handlerArgs(request(cookies, fault).context, order)));
const finish = (cookies: Cookies, fault?: Fault) => finishPageLoader(handlerArgs(request(cookies, fault).context));
const redirectOf = async (response: Promise<unknown>) => locationOf(await response.catch((thrown: unknown) => thrown));

async function codeOf(cookies: Cookies): Promise<string> {
  const page = await finish(cookies);
  if (page.kind !== 'placed') throw new Error('Nobody knows whether the order was placed');
  return page.order.code;
}

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
      expect(await redirectOf(load(handlerArgs(request(cookies).context)))).toBe('/kosik/dokonceni');
    }
    expect(await redirectOf(deliveryPageAction(handlerArgs(request(cookies).context, deliveryForm)))).toBe(
      '/kosik/dokonceni',
    );
  });

  it('on its way to the browser, the cart page leads to the order', async () => {
    const cookies = await aGuest();
    const browser = new Map(cookies);
    await placeOrder(cookies);
    // As on each page: the cart is read, and found to be gone.
    await cartPageLoader(handlerArgs(request(browser).context)).catch(() => null);
    expect(await redirectOf(requireNoPendingOrder(request(browser).context))).toBe('/kosik/dokonceni');
    expect(await codeOf(browser)).toBe(await codeOf(cookies));
  });
});

describe('when an order is lost on its way to the backend', () => {
  it('the shopper gets the cart back as it was, and can order', async () => {
    const cookies = await aGuest();
    expect(await placeOrder(cookies, 'request lost')).toBe('/kosik/dokonceni');
    const { context, flashed } = request(cookies);
    expect(await redirectOf(finishPageLoader(handlerArgs(context)))).toBe('/kosik/doprava-a-platba');
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
