// @vitest-environment node
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { locationOf } from '@vyloha/testing';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toSeenOrder } from '../model/order/seen-order';
import { checkoutPages, type Cookies } from '../testing/checkout-pages';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
}, 60_000);
afterAll(() => backend.stop());

const byCourier = { shipper: 's-ppl', payment: 'pay-transfer' };
const { contextOf, load, post, onMethods } = checkoutPages(() => backend);
const seenOn = async (cookies: Cookies) => JSON.stringify(toSeenOrder(await load(cookies)));

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
