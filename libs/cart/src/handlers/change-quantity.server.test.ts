import { redirectOf } from '@vyloha/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aWireCart, aWireCartItem, aWireShoppable } from '../testing/a-wire-cart';
import { postToCart } from '../testing/post-to-cart';
import { type StubBackend, startStubBackend } from '../testing/stub-backend';

let backend: StubBackend;

const item = '/store/api/v1/cart/items/ci-1';

beforeAll(async () => {
  backend = await startStubBackend();
});

beforeEach(() => {
  backend.requests.length = 0;
  backend.respond({
    'GET /store/api/v1/cart': { body: { data: aWireCart() } },
    [`PATCH ${item}`]: { body: { data: { cart: aWireCart({ items: [aWireCartItem({ amount: 3 })] }) } } },
  });
});

afterAll(() => backend.stop());

const post = (form: Record<string, string>, options?: Parameters<typeof postToCart>[2]) =>
  postToCart(backend, form, options);

describe('changing a quantity', () => {
  it('reports the change', async () => {
    const { answer, flashed } = await post({ intent: 'change', lineId: 'ci-1', quantity: '3' });
    expect(await redirectOf(answer)).toEqual([303, '/kosik']);
    expect(flashed).toEqual([{ kind: 'info', text: 'Množství bylo upraveno' }]);
    expect(backend.requests.at(-1)).toMatchObject({ call: `PATCH ${item}`, body: { amount: 3 } });
  });

  it('says so when the product is sold in other quantities', async () => {
    const cart = aWireCart({ items: [aWireCartItem({ amount: 24 })] });
    backend.respond({ [`PATCH ${item}`]: { body: { data: { cart } } } });
    const { flashed } = await post({ intent: 'change', lineId: 'ci-1', quantity: '13' });
    const text = expect.stringMatching(/^Množství bylo upraveno: .* místo 13 ks je proto v košíku 24 ks\.$/);
    expect(flashed).toEqual([{ kind: 'info', text }]);
  });

  it.each([
    ['3', 5, 'add_to_cart', { value: 3 * 499, items: [{ id: 'v-hadice-flexi-20', unitPrice: 499, quantity: 3 }] }],
    ['1', 1, 'remove_from_cart', { value: 499, items: [{ id: 'v-hadice-flexi-20', unitPrice: 499, quantity: 1 }] }],
  ])('is measured by what the cart has then (typed %s, now %i)', async (quantity, amount, name, event) => {
    const cart = aWireCart({ items: [aWireCartItem({ amount })] });
    backend.respond({ [`PATCH ${item}`]: { body: { data: { cart } } } });
    const { reported } = await post({ intent: 'change', lineId: 'ci-1', quantity });
    expect(reported).toMatchObject([{ name, currency: 'CZK', ...event }]);
  });

  it('is not measured when nothing changed', async () => {
    const cart = aWireCart({ items: [aWireCartItem()] });
    backend.respond({ [`PATCH ${item}`]: { body: { data: { cart } } } });
    expect((await post({ intent: 'change', lineId: 'ci-1', quantity: '2' })).reported).toEqual([]);
  });

  it.each(['3', 'abc'])('says that a line is gone, whatever was typed (%s)', async (quantity) => {
    const { answer, flashed } = await post({ intent: 'change', lineId: 'ci-gone', quantity });
    expect(await redirectOf(answer)).toEqual([303, '/kosik']);
    expect(flashed).toEqual([{ kind: 'warning', text: 'Tohle zboží už v košíku není, množství jsme nezměnili.' }]);
    expect(backend.requests.map(({ call }) => call)).toEqual(['GET /store/api/v1/cart']);
  });

  it('asks for confirmation before removing the last piece', async () => {
    const { answer } = await post({ intent: 'change', lineId: 'ci-1', quantity: '0' });
    expect(await redirectOf(answer)).toEqual([303, '/kosik?odebrat=ci-1']);
    expect(backend.requests.map(({ call }) => call)).toEqual(['GET /store/api/v1/cart']);
  });

  it('counts metres in steps', async () => {
    const variant = { id: 'v-1', content: { parameters: [{ entityId: 'par-meters', values: [0.1] }] } };
    backend.respond({
      'GET /store/api/v1/cart': { body: { data: aWireCart({ items: [aWireCartItem({ variant })] }) } },
    });
    await post({ intent: 'change', lineId: 'ci-1', quantity: '2,5' });
    expect(backend.requests.at(-1)?.body).toEqual({ amount: 25 });
  });

  it('keeps the typed value beside the error', async () => {
    const errors = [{ title: 'Zboží máme už jen 12 ks' }];
    backend.respond({ [`PATCH ${item}`]: { status: 409, body: { errors } } });
    const { answer } = await post({ intent: 'change', lineId: 'ci-1', quantity: '99' });
    expect(answer).toMatchObject({
      data: { problem: { lineId: 'ci-1', quantity: '99', reason: { message: 'Zboží máme už jen 12 ks' } } },
      init: { status: 422 },
    });
  });

  it.each(['abc', '-1', '1,5', ''])('rejects %j as a number of pieces', async (quantity) => {
    const { answer } = await post({ intent: 'change', lineId: 'ci-1', quantity });
    expect(answer).toMatchObject({ data: { problem: { reason: { kind: 'quantityInvalid' } } } });
  });

  it('clamps to the bounds with the feature limitNotifications', async () => {
    const limited = aWireCartItem({ shoppable: aWireShoppable({ amountMin: 2, amountMax: 5 }) });
    backend.respond({ 'GET /store/api/v1/cart': { body: { data: aWireCart({ items: [limited] }) } } });
    const change = { intent: 'change', lineId: 'ci-1', quantity: '9' };
    const { flashed } = await post(change, { features: 'limitNotifications' });
    expect(backend.requests.at(-1)?.body).toEqual({ amount: 5 });
    expect(flashed).toEqual([
      {
        kind: 'warning',
        text: 'O tento produkt je nyní velký zájem. Aby vyšlo i na ostatní, můžete zakoupit max. 5 ks.',
      },
    ]);
    await post(change);
    expect(backend.requests.at(-1)?.body).toEqual({ amount: 9 });
  });

  it('reports nothing about a line that is gone', async () => {
    const { answer } = await post({ intent: 'change', lineId: 'ci-gone', quantity: '2' });
    expect(await redirectOf(answer)).toEqual([303, '/kosik']);
    expect(backend.requests.map(({ call }) => call)).toEqual(['GET /store/api/v1/cart']);
  });
});
