import { ordersLoader } from '@vyloha/orders/server';
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCustomerOf, argsOf } from '../testing/a-customer-context';
import { placeOrderAs } from '../testing/place-order-as';

const email = 'zakaznik@example.com';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

it('searches own orders by the address of the page; values of no order are ignored', async () => {
  const { cookies, request } = await aCustomerOf(backend, email);
  const { code } = await placeOrderAs(backend, { token: cookies.get('token') ?? null, email });
  const find = async (query: string) => ordersLoader(argsOf(await request(), `/uzivatel/objednavky?${query}`));
  const year = Number(code.slice(0, 4));
  expect(await find(`cislo=${code}&stav=new&rok=${year}`)).toMatchObject({
    orders: [{ code }],
    total: 1,
    years: [year],
    search: { code, status: 'new', year },
  });
  expect(await find(`cislo=${code}&stav=nonsense&rok=1`)).toMatchObject({ orders: [{ code }] });
  expect(await find(`cislo=${code}&stav=shipped`)).toMatchObject({ orders: [], total: 0, years: [year] });
  await expect(find(`cislo=${code}&p=2`)).rejects.toMatchObject({ status: 404 });
});
