import { aHandlerContext } from '@vyloha/session/testing';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aWireCart, aWireCartItem } from '../testing/a-wire-cart';
import { type StubBackend, startStubBackend, type StubRequest } from '../testing/stub-backend';
import { addFromUrl } from './add-from-url.server';

let backend: StubBackend;

const addBody = v.object({ id: v.string(), amount: v.number() });

function respondToAdd({ body }: StubRequest) {
  if (JSON.stringify(body).includes('v-sold')) return { status: 409, body: { errors: [{ title: 'Vyprodáno' }] } };
  const { id, amount } = v.parse(addBody, body);
  // Sold by two.
  const changedAmount = id === 'v-pair' ? Math.ceil(amount / 2) * 2 : amount;
  const data = { cart: aWireCart(), addedItem: aWireCartItem(), changedAmount };
  return { body: { data, meta: { custom: { guestCartToken: 'guest-1' } } } };
}

beforeAll(async () => {
  backend = await startStubBackend({ 'POST /store/api/v1/cart/items': respondToAdd });
});

beforeEach(() => {
  backend.requests.length = 0;
});

afterAll(() => backend.stop());

async function visit(address: string, headers: Record<string, string> = {}) {
  const shop = aHandlerContext({ backend });
  const answer = await addFromUrl(new Request(`http://localhost:3000${address}`, { headers }), shop.context);
  return { ...shop, answer };
}

describe('addToCart in a URL', () => {
  it('adds all items to one cart and redirects to the URL without the parameter', async () => {
    const { answer, flashed } = await visit('/zahrada?addToCart=v-1:3,v-2&p=2');
    expect([answer?.status, answer?.headers.get('Location')]).toEqual([303, '/zahrada?p=2']);
    const additions = backend.requests.filter(({ call }) => call.startsWith('POST '));
    expect(additions.map(({ guestToken, body }) => [guestToken, body])).toEqual([
      [null, { id: 'v-1', type: 'product', amount: 3 }],
      ['guest-1', { id: 'v-2', type: 'product', amount: 1 }],
    ]);
    expect(flashed).toEqual([{ kind: 'success', text: 'Produkty byly vloženy do košíku' }]);
  });

  it('reports what could not be added', async () => {
    const { flashed } = await visit('/?addToCart=v-sold,v-1');
    expect(flashed.map(({ kind, text }) => [kind, text])).toEqual([
      ['success', 'Produkty byly vloženy do košíku'],
      ['danger', 'Vyprodáno'],
    ]);
  });

  it('names what was added in another amount', async () => {
    const { flashed } = await visit('/?addToCart=v-pair:3,v-1:2');
    expect(flashed.map(({ kind, text }) => [kind, text])).toEqual([
      ['success', 'Produkty byly vloženy do košíku'],
      [
        'info',
        'Něco se prodává jen v určitých množstvích, přidali jsme proto: Zahradní hadice Flexi, Zelená, 20\u00a0m – 4 ks místo 3 ks.',
      ],
    ]);
  });

  it('redirects when there is nothing to add', async () => {
    const { answer, flashed } = await visit('/?addToCart=');
    expect(answer?.headers.get('Location')).toBe('/');
    expect(flashed).toEqual([]);
  });

  it.each([
    ['/zahrada?p=2', {}],
    ['/?addToCart=v-1', { 'Sec-Purpose': 'prefetch;prerender' }],
    ['/?addToCart=v-1', { 'X-Moz': 'prefetch' }],
  ])('ignores %s with %j', async (address, headers) => {
    expect((await visit(address, headers)).answer).toBeNull();
    expect(backend.requests).toEqual([]);
  });

  it('never redirects to another host', async () => {
    const { answer } = await visit('//evil.example/?addToCart=v-1');
    expect(answer?.headers.get('Location')).toBe('/');
  });
});
