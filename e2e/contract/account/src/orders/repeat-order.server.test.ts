import { orderAction, orderLoader } from '@vyloha/orders/server';
import { createTestShopper, startBackend, type RunningBackend } from '@vyloha/test-backend';
import { locationOf } from '@vyloha/testing';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCustomerOf, argsOf } from '../testing/a-customer-context';
import { placeOrderAs } from '../testing/place-order-as';

const email = 'zakaznik@example.com';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

it('adds the products of an order to the cart again, once for each page, of nobody else', async () => {
  const { cookies, request } = await aCustomerOf(backend, email);
  const token = cookies.get('token') ?? null;
  const { store } = createTestShopper(backend, { token });
  const { code } = await placeOrderAs(backend, { token, email }, 3);
  const params = { id: code };
  const path = `/uzivatel/objednavky/${code}`;
  const open = async () => {
    const { attempt } = await orderLoader(argsOf(await request(), path, { params }));
    return { params, form: { intent: 'repeat', attempt } };
  };
  const repeat = async (details: Awaited<ReturnType<typeof open>>) => {
    const visit = await request();
    return { location: locationOf(await orderAction(argsOf(visit, path, details))), flashed: visit.flashed };
  };
  const added = {
    location: '/kosik',
    flashed: [{ kind: 'success', text: 'Produkty byly vloženy do košíku: 1 z 1' }],
  };
  const cart = () => store.send({ method: 'GET', path: '/api/v1/cart', schema: v.unknown() });

  const details = await open();
  expect(await Promise.all([repeat(details), repeat(details)])).toMatchObject([added, added]);
  expect(await cart()).toMatchObject({ data: { items: [{ amount: 3 }] } });
  expect(await repeat(details)).toMatchObject(added);
  expect(await cart()).toMatchObject({ data: { items: [{ amount: 3 }] } });
  expect(await repeat(await open())).toMatchObject(added);
  expect(await cart()).toMatchObject({ data: { items: [{ amount: 6 }] } });

  await backend.restrictProductToGroups('p-konev', ['nobody']);
  expect(await repeat(await open())).toMatchObject({
    location: path,
    flashed: [
      { text: 'Toto zboží už v nabídce není' },
      { kind: 'warning', text: 'Do košíku jsme nevložili: Konev, Zelená.' },
    ],
  });

  const stranger = await (await aCustomerOf(backend, 'firma@example.com')).request();
  await expect(orderAction(argsOf(stranger, path, details))).rejects.toMatchObject({
    status: 404,
  });
});
