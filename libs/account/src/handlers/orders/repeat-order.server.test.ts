// @vitest-environment node
import { createTestShopper, startBackend, type RunningBackend } from '@vyloha/test-backend';
import { locationOf } from '@vyloha/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import { aCustomerOf, argsOf } from '../../testing/a-customer-context';
import { orderAction } from './order-action.server';

const email = 'zakaznik@example.com';
const address = { street: 'Dlouhá 12', city: 'Praha', postcode: '110 00', country_code: 'CZE' };
const order = {
  ...{ name: 'Jana Nováková', firstName: 'Jana', lastName: 'Nováková', email, phone: '+420 777 123 456' },
  ...{ billing_address: address, shipping: { address } },
  ...{ payment_id: 'pay-cod', shipper_id: 's-ppl', terms: true },
};
const placed = v.object({ order: v.object({ code: v.string() }) });

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
}, 60_000);
afterAll(() => backend.stop());

it('adds the products of an order to the cart again, of nobody else', async () => {
  const { cookies, request } = await aCustomerOf(backend, email);
  const { store } = createTestShopper(backend, { token: cookies.get('token') ?? null });
  const item = { id: 'v-konev', amount: 3 };
  await store.send({ method: 'POST', path: '/api/v1/cart/items', body: item, schema: v.unknown() });
  const response = await store.send({ method: 'POST', path: '/api/v1/cart/place', body: order, schema: placed });
  if (!response.ok) throw new Error(JSON.stringify(response.errors));
  const { code } = response.data.order;
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
