import { orderItemsFileLoader, orderPicturesFileLoader } from '@vyloha/orders/server';
import { aHandlerContext } from '@vyloha/session/testing';
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { locationOf } from '@vyloha/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCustomerOf, argsOf } from '../testing/a-customer-context';
import { placeOrderAs } from '../testing/place-order-as';

const email = 'zakaznik@example.com';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const argsFor = (context: Parameters<typeof argsOf>[0], id: string, file: string) =>
  argsOf(context, `/uzivatel/objednavky/${id}/${file}`, { params: { id } });

it('send the files of an own order, and guests to the login', async () => {
  const { cookies, request } = await aCustomerOf(backend, email);
  const { code } = await placeOrderAs(backend, { token: cookies.get('token') ?? null, email });
  const items = await orderItemsFileLoader(argsFor(await request(), code, 'zbozi'));
  expect(Object.fromEntries(items.headers)).toEqual({
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="objednavka-${code}.csv"`,
    'content-type': 'text/csv; charset=utf-8',
  });
  expect(await items.text()).toMatch(/^Kód;Název;.*\r\n.*;1;ks;/);
  const pictures = await orderPicturesFileLoader(argsFor(await request(), code, 'obrazky'));
  expect(pictures.headers.get('content-type')).toBe('application/zip');
  expect(Buffer.from(await pictures.arrayBuffer()).toString('latin1', 0, 2)).toBe('PK');

  for (const [loader, file] of [
    [orderItemsFileLoader, 'zbozi'],
    [orderPicturesFileLoader, 'obrazky'],
  ] as const) {
    const guest = await loader(argsFor(aHandlerContext({ backend }), code, file)).catch((thrown: unknown) => thrown);
    expect(locationOf(guest)).toBe(`/prihlasit?redirectTo=%2Fuzivatel%2Fobjednavky%2F${code}%2F${file}`);
  }
});

it('lead back to the order with a message when there is no file', async () => {
  const { cookies, request } = await aCustomerOf(backend, email);
  const { code } = await placeOrderAs(backend, { token: cookies.get('token') ?? null, email });
  const context = await request();
  const store = { ...context.context.store, download: async () => ({ ok: false as const, status: 429 }) };
  const response = await orderItemsFileLoader(
    argsFor({ ...context, context: { ...context.context, store } }, code, 'zbozi'),
  );
  expect(locationOf(response)).toBe(`/uzivatel/objednavky/${code}`);
  expect(context.flashed).toMatchObject([{ kind: 'danger', text: expect.stringContaining('Soubor teď nejde') }]);
});
