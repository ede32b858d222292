// @vitest-environment node
import type { CookieKey } from '@vyloha/contract';
import { aHandlerContext } from '@vyloha/session/testing';
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toSeenOrder } from '../model/order/seen-order';
import { aShoppingGuest } from '../testing/a-shopping-guest';
import { deliveryForm, handlerArgs, locationOf } from '../testing/handler-args';
import { deliveryPageAction } from './delivery-page-action.server';
import { methodsPageAction } from './methods-page-action.server';
import { methodsPageLoader } from './methods-page-loader.server';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
}, 60_000);
afterAll(() => backend.stop());

type Cookies = Map<CookieKey, string>;

const byCourier = { shipper: 's-ppl', payment: 'pay-transfer' };
const contextOf = (cookies: Cookies) => aHandlerContext({ backend, cookies }).context;
const load = (cookies: Cookies) => methodsPageLoader(handlerArgs(contextOf(cookies)));
const post = (cookies: Cookies, form: Record<string, string>) =>
  methodsPageAction(handlerArgs(contextOf(cookies), form));
const seenOn = async (cookies: Cookies) => JSON.stringify(toSeenOrder(await load(cookies)));

async function onMethods(): Promise<Cookies> {
  const { cookies } = await aShoppingGuest({ backend });
  await deliveryPageAction(handlerArgs(contextOf(cookies), deliveryForm));
  return cookies;
}

/** Puts a piece into the cart in another tab. */
async function addElsewhere(cookies: Cookies, id: string): Promise<void> {
  const body = { id, type: 'product', amount: 1 };
  await contextOf(cookies).store.send({ method: 'POST', path: '/api/v1/cart/items', body, schema: v.unknown() });
}

describe('an order', () => {
  it('is not placed when it is no longer what the shopper saw, and is once they have seen it', async () => {
    const cookies = await onMethods();
    const seen = await seenOn(cookies);
    await addElsewhere(cookies, 'v-konev');
    await addElsewhere(cookies, 'v-darek');
    const response = await post(cookies, { ...byCourier, seen, note: 'Prosím rychle.' });
    expect(response).toMatchObject({
      init: { status: 409 },
      data: {
        submission: {
          initialValue: { note: 'Prosím rychle.' },
          error: {
            '': [
              expect.stringContaining('něco změnilo'),
              'Konev, Zelená: místo 1 je v košíku 2.',
              expect.stringMatching(/^Přibylo: /),
            ],
          },
        },
      },
    });
    expect(locationOf(await post(cookies, { ...byCourier, seen: await seenOn(cookies) }))).toBe('/kosik/dokonceni');
  });

  it('is placed when all is as it was seen', async () => {
    const cookies = await onMethods();
    expect(locationOf(await post(cookies, { ...byCourier, seen: await seenOn(cookies) }))).toBe('/kosik/dokonceni');
  });
});
