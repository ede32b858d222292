import { changeWishList, favouritesLoader, getWishListIds, hasWishList, loginPageAction } from '@vyloha/account/server';
import { aHandlerContext } from '@vyloha/session/testing';
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { aRequest, locationOf } from '@vyloha/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCustomerOf } from '../testing/a-customer-context';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const listing = '/zahrada?p=2';

function argsOf({ context }: ReturnType<typeof aHandlerContext>, form: Record<string, string>) {
  const headers = { Referer: `http://localhost:3000${listing}` };
  return { request: aRequest('/prani', { form, headers }), params: {}, context };
}

describe('wish-list buttons of a customer', () => {
  it('add a variant and remove it, with a message on the same page', async () => {
    const { request } = await aCustomerOf(backend, 'zakaznik@example.com');
    const click = async (form: Record<string, string>) => {
      const visit = await request('wishList');
      const response = await changeWishList(argsOf(visit, form));
      const { context } = await request('wishList');
      return { to: locationOf(response), flashed: visit.flashed, wishListIds: await getWishListIds(context) };
    };
    const added = { kind: 'success', text: 'Produkt byl přidán do oblíbených' };
    const removed = { kind: 'success', text: 'Produkt byl odebrán z oblíbených' };
    expect(await click({ add: 'v-konev' })).toEqual({ to: listing, flashed: [added], wishListIds: ['v-konev'] });
    expect(await click({ add: 'v-konev', respondWith: 'json' })).toEqual({
      to: null,
      flashed: [added],
      wishListIds: ['v-konev'],
    });
    expect(await click({ remove: 'v-konev' })).toEqual({ to: listing, flashed: [removed], wishListIds: [] });
    expect(await click({ remove: 'v-konev' })).toEqual({ to: listing, flashed: [removed], wishListIds: [] });
    const failed = {
      kind: 'danger',
      title: 'Něco se porouchalo',
      text: 'Omlouváme se, pokud se problém opakuje, kontaktujte nás.',
    };
    expect(await click({})).toEqual({ to: listing, flashed: [failed], wishListIds: [] });
    expect((await click({ add: 'v-nic' })).flashed).toMatchObject([{ kind: 'danger' }]);
  });

  it('are missing without the feature', async () => {
    const { request } = await aCustomerOf(backend, 'zakaznik@example.com');
    const { context } = await request();
    expect([await hasWishList(context), await getWishListIds(context)]).toEqual([false, []]);
  });
});

it('the wish list leads from what cannot be bought to its alternatives', async () => {
  const { request } = await aCustomerOf(backend, 'zakaznik@example.com');
  for (const add of ['v-konev', 'v-stary']) await changeWishList(argsOf(await request('wishList'), { add }));
  const { context } = await request('wishList');
  const { products } = await favouritesLoader({ request: aRequest('/uzivatel/oblibene'), params: {}, context });
  const actions = Object.fromEntries(products.map(({ id, action }) => [id, action]));
  expect(actions).toEqual({ 'p-stary': 'alternatives', 'p-konev': 'add' });
});

it('guests have no wish list, and log in first', async () => {
  const guest = aHandlerContext({ backend, features: 'wishList' });
  expect([await hasWishList(guest.context), await getWishListIds(guest.context)]).toEqual([false, []]);
  const response = await changeWishList(argsOf(guest, { add: 'v-konev' }));
  expect(locationOf(response)).toBe(`/prihlasit?redirectTo=${encodeURIComponent(listing)}`);
  expect(guest.flashed).toEqual([{ kind: 'warning', text: 'Musíte se nejdříve přihlásit' }]);
});

it('what a guest wished for is in the list after the login, once', async () => {
  const features = 'wishList';
  const guest = aHandlerContext({ backend, features });
  await changeWishList(argsOf(guest, { add: 'v-hadice-20' }));
  const logInHere = () =>
    loginPageAction({
      request: aRequest('/prihlasit', { form: { email: 'zakaznik@example.com', password: 'Vyloha-2026' } }),
      params: {},
      context: guest.context,
    });
  await logInHere();
  expect(guest.flashed).toContainEqual({ kind: 'success', text: 'Produkt byl přidán do oblíbených' });
  expect(guest.cookies.has('wish')).toBe(false);
  const { request } = await aCustomerOf(backend, 'zakaznik@example.com');
  expect(await getWishListIds((await request(features)).context)).toContain('v-hadice-20');

  // What is gone from the shop keeps nobody from logging in.
  await changeWishList(argsOf(aHandlerContext({ backend, features, cookies: guest.cookies }), { add: 'v-gone' }));
  expect(locationOf(await logInHere())).toBe('/');
});
