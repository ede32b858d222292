import { aWireCart, aWireCartItem, someWireGlobals, startStubBackend } from '@vyloha/cart/testing';
import type { CookieKey } from '@vyloha/contract';
import { aHandlerContext } from '@vyloha/session/testing';
import { redirectOf } from '@vyloha/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { requireCart } from './require-cart.server';

const backend = await startStubBackend();
afterAll(() => backend.stop());

const gone = { ...aWireCartItem({ id: 'ci-gone', shoppable: null }), name: 'Konev Vodník' };

/** A guest whose cart has an item that is no longer sold, besides others. */
function aGuest(others: readonly ReturnType<typeof aWireCartItem>[]) {
  let items = [gone, ...others];
  const response = () => ({ body: { data: aWireCart({ items }) } });
  backend.respond({
    'GET /store/api/v1/globals': { body: { data: someWireGlobals() } },
    'GET /store/api/v1/cart': response,
    'DELETE /store/api/v1/cart/items/ci-gone': () => {
      items = [...others];
      return { body: { data: { cart: aWireCart({ items }) } } };
    },
  });
  return aHandlerContext({ backend, cookies: new Map<CookieKey, string>([['guestCart', 'g-1']]) });
}

describe('a checkout whose cart has an item that is no longer sold', () => {
  it('goes on without it, and says so', async () => {
    const { context, flashed } = aGuest([aWireCartItem()]);
    expect(await requireCart(context)).toMatchObject({
      hasRemovedLines: true,
      removedNames: ['Konev Vodník'],
      cart: { lines: [{ id: 'ci-1' }], invalidLineIds: [] },
    });
    expect(flashed).toEqual([]);
  });

  it('ends where nothing else is to be ordered, and says why for half a minute', async () => {
    const { context, flashed } = aGuest([]);
    expect(await redirectOf(requireCart(context))).toEqual([303, '/kosik']);
    expect(flashed).toEqual([
      { kind: 'danger', text: expect.stringContaining('odebrali: Konev Vodník.'), duration: 30_000 },
    ]);
  });
});

it.each([
  ['is worth less than the shop takes', someWireGlobals({ orderMinimumValue: 100_000 }), {}],
  ['has something sold out', someWireGlobals(), { isAvailable: false }],
])('a checkout of a cart that %s stops in the cart', async (_reason, globals, changes) => {
  const item = aWireCartItem();
  const availability = { ...item.shoppable?.availability, ...changes };
  const items = [{ ...item, shoppable: { ...item.shoppable, availability } }];
  backend.respond({
    'GET /store/api/v1/globals': { body: { data: globals } },
    'GET /store/api/v1/cart': { body: { data: aWireCart({ items }) } },
  });
  const { context } = aHandlerContext({ backend, cookies: new Map<CookieKey, string>([['guestCart', 'g-1']]) });
  expect(await redirectOf(requireCart(context))).toEqual([303, '/kosik']);
});
