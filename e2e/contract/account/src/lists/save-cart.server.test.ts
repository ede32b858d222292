import {
  getSaveCartPathOrNull,
  shoppingListAction,
  shoppingListLoader,
  shoppingListsAction,
  shoppingListsLoader,
} from '@vyloha/account/server';
import { aHandlerContext, type HandlerContext } from '@vyloha/session/testing';
import { createTestShopper, startBackend, type RunningBackend } from '@vyloha/test-backend';
import { locationOf } from '@vyloha/testing';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCustomerOf, argsOf } from '../testing/a-customer-context';

const email = 'zakaznik@example.com';
const path = '/uzivatel/nakupni-seznamy?z-kosiku=1';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

describe('saving the cart as a shopping list', () => {
  it('is offered to customers where the feature is on', async () => {
    const { request } = await aCustomerOf(backend, email);
    const { context } = await request('shoppingLists');
    expect(await getSaveCartPathOrNull(context)).toBe(path);
    expect(await getSaveCartPathOrNull((await request('-shoppingLists')).context)).toBeNull();
    expect(await getSaveCartPathOrNull(aHandlerContext({ backend, features: 'shoppingLists' }).context)).toBeNull();
  });

  it('starts with a name and the contents of the cart', async () => {
    const { cookies, request } = await aCustomerOf(backend, email);
    expect(await shoppingListsLoader(argsOf(await request(), path))).toMatchObject({
      preset: { name: expect.stringMatching(/^Nákup \d+\.\s\d+\.\s\d{4}$/), fromCart: true },
    });
    expect(await shoppingListsLoader(argsOf(await request(), '/uzivatel/nakupni-seznamy'))).toMatchObject({
      preset: null,
    });

    const { store } = createTestShopper(backend, { token: cookies.get('token') ?? null });
    const body = { id: 'v-konev', amount: 2 };
    await store.send({ method: 'POST', path: '/api/v1/cart/items', body, schema: v.unknown() });
    const saving = await request();
    const address = locationOf(
      await shoppingListsAction(argsOf(saving, path, { form: { name: 'Jaro', fromCart: 'on' } })),
    );
    expect(saving.flashed).toMatchObject([{ kind: 'success', text: 'Nákupní seznam je uložený' }]);
    const params = { id: address?.split('/').at(-1) ?? '' };
    expect(await shoppingListLoader(argsOf(await request(), address ?? '', { params }))).toMatchObject({
      list: { name: 'Jaro', items: [{ variantId: 'v-konev', amount: 2 }] },
    });

    const adding = await request();
    const form = { intent: 'addToCart', attempt: 'attempt-0123456789' };
    const press = (visit: HandlerContext) => shoppingListAction(argsOf(visit, address ?? '', { params, form }));
    expect(locationOf(await press(adding))).toBe('/kosik');
    expect(adding.flashed).toMatchObject([{ kind: 'success', text: 'Produkty byly vloženy do košíku: 1 z 1' }]);
    // Pressed twice, it adds once.
    expect(locationOf(await press(await request()))).toBe('/kosik');
    // With the two that were there.
    const cart = await store.send({ method: 'GET', path: '/api/v1/cart', schema: v.unknown() });
    expect(cart).toMatchObject({ data: { items: [{ amount: 4 }] } });
    const ofOthers = argsOf(await request(), '/uzivatel/nakupni-seznamy/nic', {
      params: { id: 'nic' },
      form,
    });
    await expect(shoppingListAction(ofOthers)).rejects.toMatchObject({ status: 404 });
  });
});
