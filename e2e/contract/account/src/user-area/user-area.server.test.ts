import type { LoaderFunctionArgs } from '@remix-run/node';
import {
  addressesAction,
  addressesLoader,
  bulkOrderLoader,
  dashboardLoader,
  favouritesAction,
  favouritesLoader,
  passwordLoader,
  settingsAction,
  settingsLoader,
  shoppingListAction,
  shoppingListLoader,
  shoppingListsAction,
  shoppingListsLoader,
  userAreaLoader,
  userIndexLoader,
  userMissingLoader,
} from '@vyloha/account/server';
import { documentsLoader, loadLatestOrders, orderLoader, ordersLoader } from '@vyloha/orders/server';
import { aHandlerContext } from '@vyloha/session/testing';
import { createTestShopper, startBackend, type RunningBackend } from '@vyloha/test-backend';
import { locationOf } from '@vyloha/testing';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCustomerOf, argsOf } from '../testing/a-customer-context';

const jana = 'zakaznik@example.com';
const karel = 'firma@example.com';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const order = {
  name: 'Jana Nováková',
  firstName: 'Jana',
  lastName: 'Nováková',
  email: jana,
  phone: '+420 777 123 456',
  billing_address: { street: 'Dlouhá 12', city: 'Praha', postcode: '110 00', country_code: 'CZE' },
  shipping: { address: { street: 'Dlouhá 12', city: 'Praha', postcode: '110 00', country_code: 'CZE' } },
  payment_id: 'pay-transfer',
  shipper_id: 's-ppl',
  terms: true,
};
const placed = v.object({ order: v.object({ id: v.string(), code: v.string() }) });

/** Orders one watering can. */
async function orderAs(token: string) {
  const { store } = createTestShopper(backend, { token });
  const path = '/api/v1/cart/items';
  await store.send({ method: 'POST', path, body: { id: 'v-konev', amount: 1 }, schema: v.unknown() });
  const response = await store.send({ method: 'POST', path: '/api/v1/cart/place', body: order, schema: placed });
  if (!response.ok) throw new Error(JSON.stringify(response.errors));
  return response.data.order;
}

describe('guests', () => {
  type Loader = (args: LoaderFunctionArgs) => Promise<unknown>;
  it.each<[string, Loader]>([
    ['/uzivatel', userAreaLoader],
    ['/uzivatel', userIndexLoader],
    ['/uzivatel/cokoli', userMissingLoader],
    ['/uzivatel/prehled', dashboardLoader],
    ['/uzivatel/objednavky?p=2', ordersLoader],
    ['/uzivatel/objednavky/2026000001', orderLoader],
    ['/uzivatel/osobni-udaje', settingsLoader],
    ['/uzivatel/zmena-hesla', passwordLoader],
    ['/uzivatel/seznam-adres', addressesLoader],
    ['/uzivatel/nakupni-seznamy', shoppingListsLoader],
    ['/uzivatel/nakupni-seznamy/sl-1', shoppingListLoader],
    ['/uzivatel/oblibene', favouritesLoader],
    ['/uzivatel/dokumenty', documentsLoader],
    ['/uzivatel/rychla-objednavka', bulkOrderLoader],
  ])('at %s are redirected to the login and back', async (path, loader) => {
    const thrown = await loader(argsOf(aHandlerContext({ backend }), path)).catch((response: unknown) => response);
    expect(thrown).toMatchObject({ status: 303 });
    expect(locationOf(thrown)).toBe(`/prihlasit?redirectTo=${encodeURIComponent(path)}`);
  });

  it('change nothing', async () => {
    const form = { name: 'Cizí' };
    const thrown = await shoppingListsAction(
      argsOf(aHandlerContext({ backend }), '/uzivatel/nakupni-seznamy', { form }),
    ).catch((response: unknown) => response);
    expect(locationOf(thrown)).toBe('/prihlasit?redirectTo=%2Fuzivatel%2Fnakupni-seznamy');
  });
});

describe('a customer', () => {
  it('starts at the dashboard and gets 404 for an unknown page', async () => {
    const { request } = await aCustomerOf(backend, jana);
    expect(locationOf(await userIndexLoader(argsOf(await request(), '/uzivatel')))).toBe('/uzivatel/prehled');
    await expect(userMissingLoader(argsOf(await request(), '/uzivatel/cokoli'))).rejects.toMatchObject({ status: 404 });
    const { menu } = await userAreaLoader(argsOf(await request('addressList,-shoppingLists'), '/uzivatel/prehled'));
    expect(menu.map(({ key }) => key)).toEqual(['dashboard', 'orders', 'settings', 'addresses', 'password']);
  });

  it('sees only own orders', async () => {
    const { cookies, request } = await aCustomerOf(backend, jana);
    const { id, code } = await orderAs(cookies.get('token') ?? '');
    const visible = await ordersLoader(argsOf(await request(), '/uzivatel/objednavky'));
    expect(visible).toMatchObject({
      page: 1,
      totalPages: 1,
      orders: [{ code, status: 'new', currency: { code: 'CZK' }, lines: [{ amount: 1, unit: 'ks' }] }],
      meta: { title: 'Objednávky' },
    });
    const one = (context: Awaited<ReturnType<typeof request>>, name: string) =>
      orderLoader(argsOf(context, `/uzivatel/objednavky/${name}`, { params: { id: name } }));
    for (const name of [code, id]) {
      expect(await one(await request(), name)).toMatchObject({
        order: {
          id,
          shippingAddress: { city: 'Praha' },
          shipper: { isPickUp: false, isAtPoint: false },
          payment: { transfer: { variableSymbol: code, currencyCode: 'CZK' } },
        },
        paymentCodes: [{ format: 'spayd' }],
        meta: { title: `Objednávka ${code}` },
      });
    }
    expect(await dashboardLoader(argsOf(await request(), '/uzivatel/prehled'))).toMatchObject({
      customer: { name: 'Jana Nováková', isEmailConfirmed: true },
    });
    expect(await loadLatestOrders((await request()).context)).toMatchObject({
      orders: [{ code }],
      hasMoreOrders: false,
    });
    const other = await aCustomerOf(backend, karel);
    for (const name of [code, id, 'nothing']) {
      await expect(one(await other.request(), name)).rejects.toMatchObject({ status: 404 });
    }
    expect(await ordersLoader(argsOf(await other.request(), '/uzivatel/objednavky'))).toMatchObject({ orders: [] });
  });

  it('gets 404 past the last page of orders', async () => {
    const { request } = await aCustomerOf(backend, karel);
    await expect(ordersLoader(argsOf(await request(), '/uzivatel/objednavky?p=2'))).rejects.toMatchObject({
      status: 404,
    });
    await expect(ordersLoader(argsOf(await request(), '/uzivatel/objednavky?p=1'))).rejects.toMatchObject({
      status: 301,
    });
  });

  it('changes own data', async () => {
    const { request } = await aCustomerOf(backend, karel);
    const path = '/uzivatel/osobni-udaje';
    const form = {
      firstName: 'Karel',
      lastName: 'Dvořák',
      phone: '+420 777 000 111',
      country: 'CZE',
      street: 'Krátká 1',
      city: 'Brno',
      postcode: '602 00',
      businessName: 'Zahrady s.r.o.',
      tin: '27074358',
    };
    const refused = await settingsAction(argsOf(await request(), path, { form: { ...form, city: '', tin: '1' } }));
    expect(refused).toMatchObject({
      init: { status: 422 },
      data: {
        submission: { initialValue: { street: 'Krátká 1' }, error: { city: ['forms:required'], tin: ['forms:tin'] } },
      },
    });
    const accepted = await request();
    expect(locationOf(await settingsAction(argsOf(accepted, path, { form })))).toBe(path);
    expect(accepted.flashed).toEqual([{ kind: 'success', text: 'Údaje jsou uložené' }]);
    expect(await settingsLoader(argsOf(await request(), path))).toMatchObject({
      email: karel,
      details: { ...form, vatin: '' },
      countries: expect.arrayContaining([{ value: 'CZE', label: expect.any(String) }]),
    });
  });

  it('adds, changes and removes addresses', async () => {
    const { request } = await aCustomerOf(backend, jana);
    const path = '/uzivatel/seznam-adres';
    const form = {
      type: 'shipping',
      fullName: 'Jana Nováková',
      street: 'Dlouhá 12',
      city: 'Praha',
      postcode: '110 00',
      country: 'CZE',
    };
    const post = async (fields: Record<string, string>) =>
      addressesAction(argsOf(await request(), path, { form: fields }));
    expect(await post({ ...form, postcode: '1', street: 'Dlouhá' })).toMatchObject({
      init: { status: 422 },
      data: { submission: { error: { postcode: ['forms:postcode'], street: ['forms:street_and_number'] } } },
    });
    expect(locationOf(await post(form))).toBe(path);
    const { addresses } = await addressesLoader(argsOf(await request(), path));
    const id = addresses[0]?.id ?? '';
    expect(addresses).toMatchObject([{ ...form, businessName: '' }]);
    expect(await addressesLoader(argsOf(await request(), `${path}?zmenit=${id}`))).toMatchObject({ changed: { id } });

    await post({ ...form, id, city: 'Brno', postcode: '602 00' });
    expect((await addressesLoader(argsOf(await request(), path))).addresses).toMatchObject([{ id, city: 'Brno' }]);
    await post({ remove: id });
    expect((await addressesLoader(argsOf(await request(), path))).addresses).toEqual([]);
  });

  it('creates and removes shopping lists', async () => {
    const { request } = await aCustomerOf(backend, jana);
    const path = '/uzivatel/nakupni-seznamy';
    const create = async (form: Record<string, string>) => shoppingListsAction(argsOf(await request(), path, { form }));
    expect(await create({ name: '' })).toMatchObject({ init: { status: 422 } });
    const created = locationOf(await create({ name: 'Jaro' })) ?? '';
    const params = { id: created.split('/').at(-1) ?? '' };
    expect(await shoppingListsLoader(argsOf(await request(), path))).toMatchObject({
      lists: [{ id: params.id, name: 'Jaro', itemCount: 0 }],
    });
    expect(await shoppingListLoader(argsOf(await request(), created, { params }))).toMatchObject({
      list: { name: 'Jaro', items: [] },
      meta: { title: 'Jaro' },
    });
    expect(
      locationOf(await shoppingListAction(argsOf(await request(), created, { params, form: { intent: 'remove' } }))),
    ).toBe(path);
    expect((await shoppingListsLoader(argsOf(await request(), path))).lists).toEqual([]);
  });

  it('finds the wish-list items and removes one', async () => {
    const { cookies, request } = await aCustomerOf(backend, jana);
    const { store } = createTestShopper(backend, { token: cookies.get('token') ?? null });
    const add = '/api/v1/user/shopping-lists/code/wishlist/items';
    for (const id of ['v-konev', 'v-hadice-20']) {
      await store.send({ method: 'POST', path: add, body: { id }, schema: v.unknown() });
    }
    const load = async () => favouritesLoader(argsOf(await request(), '/uzivatel/oblibene'));
    const { products } = await load();
    expect(products).toHaveLength(2);
    const form = { productId: products[0]?.id ?? '' };
    await favouritesAction(argsOf(await request(), '/uzivatel/oblibene', { form }));
    expect((await load()).products.map(({ id }) => id)).toEqual([products[1]?.id]);
  });

  it('gets empty lists where the backend has no data', async () => {
    const { request } = await aCustomerOf(backend, jana);
    const context = await request();
    expect(await documentsLoader(argsOf(context, '/'))).toMatchObject({ documents: [], meta: { title: 'Dokumenty' } });
    expect(await bulkOrderLoader(argsOf(context, '/'))).toMatchObject({ meta: { title: 'Rychlá objednávka' } });
  });
});
