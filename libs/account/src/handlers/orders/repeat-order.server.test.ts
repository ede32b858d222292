// @vitest-environment node
import { createTestShopper, startBackend, type RunningBackend } from '@vyloha/test-backend';
import { locationOf } from '@vyloha/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import { aCustomerOf, argsOf } from '../../testing/a-customer-context';
import { placeOrderAs } from '../../testing/place-order-as';
import { orderAction } from './order-action.server';

const email = 'zakaznik@example.com';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
}, 60_000);
afterAll(() => backend.stop());

it('adds the products of an order to the cart again, of nobody else', async () => {
  const { cookies, request } = await aCustomerOf(backend, email);
  const token = cookies.get('token') ?? null;
  const { store } = createTestShopper(backend, { token });
  const { code } = await placeOrderAs(backend, { token, email }, 3);
  const details = { params: { id: code }, form: { intent: 'repeat' } };

  const repeating = await request();
  expect(locationOf(await orderAction(argsOf(repeating, `/uzivatel/objednavky/${code}`, details)))).toBe('/kosik');
  expect(repeating.flashed).toMatchObject([{ kind: 'success', text: 'Produkty byly vloženy do košíku: 1 z 1' }]);
  const cart = await store.send({ method: 'GET', path: '/api/v1/cart', schema: v.unknown() });
  expect(cart).toMatchObject({ data: { items: [{ amount: 3 }] } });

  const stranger = await (await aCustomerOf(backend, 'firma@example.com')).request();
  await expect(orderAction(argsOf(stranger, `/uzivatel/objednavky/${code}`, details))).rejects.toMatchObject({
    status: 404,
  });
});
