import { methodsPageAction } from '@vyloha/checkout/server';
import { toSeenOrder } from '@vyloha/checkout/testing';
import type { StoreCall, StoreClient, StoreResponse } from '@vyloha/store-client';
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { locationOf } from '@vyloha/testing';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkoutPages, type Cookies } from '../testing/checkout-pages';
import { handlerArgs } from '../testing/handler-args';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const byCourier = { shipper: 's-ppl', payment: 'pay-transfer' };
const { contextOf, load, post, onMethods, finish } = checkoutPages(() => backend);
const seenOn = async (cookies: Cookies) => JSON.stringify(toSeenOrder(await load(cookies)));

/** Puts a piece into the cart in another tab. */
async function addElsewhere(cookies: Cookies, id: string): Promise<void> {
  const body = { id, type: 'product', amount: 1 };
  await contextOf(cookies).store.send({ method: 'POST', path: '/api/v1/cart/items', body, schema: v.unknown() });
}

/** A store where something happens when the order is on its way already. */
function beforePlacing(store: StoreClient, act: () => Promise<void>): StoreClient {
  return {
    ...store,
    async send<T>(call: StoreCall<T>): Promise<StoreResponse<T>> {
      if (call.path === '/api/v1/cart/place') await act();
      return store.send(call);
    },
  };
}

async function enterCoupon(cookies: Cookies, couponCode: string): Promise<void> {
  const body = { couponCode };
  await contextOf(cookies).store.send({ method: 'POST', path: '/api/v1/cart/coupon', body, schema: v.unknown() });
}

describe('an order with a coupon', () => {
  it('names the coupon that somebody used up meanwhile, and is then placed without it', async () => {
    const cookies = await onMethods();
    const faster = await onMethods();
    await enterCoupon(cookies, 'POSLEDNI');
    await enterCoupon(faster, 'POSLEDNI');
    const seen = await seenOn(cookies);
    expect(locationOf(await post(faster, { ...byCourier, seen: await seenOn(faster) }))).toBe('/kosik/dokonceni');
    const changed = {
      '': [
        expect.stringContaining('něco změnilo'),
        'Slevový kód POSLEDNI je už vyčerpaný',
        expect.stringMatching(/^Celkem teď zaplatíte /),
      ],
    };
    expect(await post(cookies, { ...byCourier, seen })).toMatchObject({
      init: { status: 409 },
      data: { submission: { error: changed } },
    });
    expect(locationOf(await post(cookies, { ...byCourier, seen: await seenOn(cookies) }))).toBe('/kosik/dokonceni');
  });

  it('is refused when only the order shows who uses it again, and is then placed without it', async () => {
    const first = await onMethods();
    await enterCoupon(first, 'JEDNOU');
    expect(locationOf(await post(first, { ...byCourier, seen: await seenOn(first) }))).toBe('/kosik/dokonceni');
    const cookies = await onMethods();
    await enterCoupon(cookies, 'JEDNOU');
    expect(await post(cookies, { ...byCourier, seen: await seenOn(cookies) })).toMatchObject({
      init: { status: 409 },
      data: { submission: { error: { '': [expect.stringContaining('JEDNOU jde použít jen jednou')] } } },
    });
    expect(locationOf(await post(cookies, { ...byCourier, seen: await seenOn(cookies) }))).toBe('/kosik/dokonceni');
  });
});

/** The answer to an order whose cart has a second Konev since it was seen, and what else is named. */
const refusal = (...alsoNamed: unknown[]) => ({
  init: { status: 409 },
  data: {
    submission: {
      initialValue: { note: 'Prosím rychle.' },
      error: {
        '': [
          expect.stringContaining('něco změnilo'),
          'Konev, Zelená: místo 1 je v košíku 2.',
          ...alsoNamed,
          expect.stringMatching(/^Celkem teď zaplatíte /),
        ],
      },
    },
  },
});

describe('an order', () => {
  it('is not placed when it is no longer what the shopper saw, and is once they have seen it', async () => {
    const cookies = await onMethods();
    const seen = await seenOn(cookies);
    await addElsewhere(cookies, 'v-konev');
    await addElsewhere(cookies, 'v-darek');
    const response = await post(cookies, { ...byCourier, seen, note: 'Prosím rychle.' });
    expect(response).toMatchObject(refusal(expect.stringMatching(/^Přibylo: /)));
    expect(locationOf(await post(cookies, { ...byCourier, seen: await seenOn(cookies) }))).toBe('/kosik/dokonceni');
  });

  it.each(['what was seen', 'no word of it'])(
    'is not placed with %s when the cart changes during the click',
    async (said) => {
      const cookies = await onMethods();
      const form = {
        ...byCourier,
        note: 'Prosím rychle.',
        ...(said === 'what was seen' && { seen: await seenOn(cookies) }),
      };
      const context = contextOf(cookies);
      context.store = beforePlacing(context.store, () => addElsewhere(cookies, 'v-konev'));
      expect(await methodsPageAction(handlerArgs(context, form))).toMatchObject(refusal());
      expect(locationOf(await post(cookies, { ...byCourier, seen: await seenOn(cookies) }))).toBe('/kosik/dokonceni');
      expect((await finish(cookies)).order.lines).toMatchObject([{ amount: 2 }]);
    },
  );

  it('is placed when all is as it was seen', async () => {
    const cookies = await onMethods();
    expect(locationOf(await post(cookies, { ...byCourier, seen: await seenOn(cookies) }))).toBe('/kosik/dokonceni');
  });
});
