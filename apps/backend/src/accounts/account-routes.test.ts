import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { variant } from '@vyloha/backend-catalog/tables';
import { createTestShop, type TestShop } from '../testing/create-test-shop';
import { testPassword } from '../testing/fixture-customers';
import { oneTestDatabase } from '../testing/test-databases';

const store = '/store/api/v1';
const minute = 60_000;

const tokenResponse = v.object({ data: v.object({ access_token: v.pipe(v.string(), v.minLength(40)) }) });
const guestCartResponse = v.object({ meta: v.object({ custom: v.object({ guestCartToken: v.string() }) }) });

describe.each(oneTestDatabase(import.meta.url))('accounts on $name', ({ open }) => {
  let shop: TestShop;

  beforeEach(async () => {
    shop = await createTestShop({ database: await open() });
  });
  afterEach(() => shop.close());

  const login = (email: string, password: string, headers: Record<string, string> = {}) =>
    shop.call('POST', '/store/api/oauth/login', { headers, body: { email, password } });

  async function tokenOf(email: string, headers: Record<string, string> = {}): Promise<{ authorization: string }> {
    const { json } = await login(email, testPassword, headers);
    return { authorization: `Bearer ${v.parse(tokenResponse, json).data.access_token}` };
  }

  it('logs in, whatever the case of the e-mail, and out', async () => {
    const headers = await tokenOf(' Zakaznik@Example.com ');
    expect(await shop.call('GET', `${store}/user`, { headers })).toMatchObject({
      status: 200,
      json: {
        data: {
          id: 'u-zakaznik',
          name: 'Jana Nováková',
          variantHash: 'b2c',
          groups: ['customers'],
          address: { city: 'Praha', countryCode: 'CZE', countryAlpha2: 'CZ' },
          business: null,
        },
      },
    });
    expect(await shop.call('GET', `${store}/user/credits/amount`, { headers })).toMatchObject({
      json: { data: { amount: 0 } },
    });
    expect(await shop.call('POST', '/store/api/oauth/logout', { headers })).toMatchObject({ status: 200 });
    expect(await shop.call('GET', `${store}/user`, { headers })).toMatchObject({
      status: 401,
      json: { errors: [{ title: 'Platnost přihlášení vypršela, přihlaste se prosím znovu' }] },
    });
    expect(await shop.call('POST', '/store/api/oauth/logout', { headers })).toMatchObject({ status: 200 });
  });

  it('ends after seven days', async () => {
    const headers = await tokenOf('zakaznik@example.com');
    shop.clock.now = new Date(shop.clock.now.getTime() + 7 * 24 * 60 * minute - 1);
    expect(await shop.call('GET', `${store}/cart`, { headers })).toMatchObject({ status: 200 });
    shop.clock.now = new Date(shop.clock.now.getTime() + 1);
    expect(await shop.call('GET', `${store}/cart`, { headers })).toMatchObject({ status: 401 });
  });

  it.each([
    ['zakaznik@example.com', 'wrong', 422, 'E-mail nebo heslo není správné'],
    ['nobody@example.com', testPassword, 422, 'E-mail nebo heslo není správné'],
    ['', testPassword, 422, 'Vyplňte prosím toto pole'],
    ['zakaznik@example.com', 'x'.repeat(201), 422, 'Text je příliš dlouhý'],
  ])('refuses %s with %s', async (email, password, status, title) => {
    expect(await login(email, password)).toMatchObject({ status, json: { errors: [{ title }] } });
  });

  it('requires a login', async () => {
    expect(await shop.call('GET', `${store}/user`)).toMatchObject({
      status: 401,
      json: { errors: [{ title: 'Musíte se nejdříve přihlásit' }] },
    });
  });

  it('blocks guessing for a quarter of an hour after five wrong passwords', async () => {
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect(await login('zakaznik@example.com', 'wrong')).toMatchObject({ status: 422 });
    }
    const stopped = await login('zakaznik@example.com', testPassword);
    expect(stopped).toMatchObject({ status: 429, headers: { 'retry-after': '900' } });
    expect(stopped.json).toMatchObject({ errors: [{ title: 'Příliš mnoho pokusů, zkuste to prosím za 15 min' }] });
    expect(await login('firma@example.com', testPassword)).toMatchObject({ status: 200 });
    expect(await login('zakaznik@example.com', testPassword, { 'x-forwarded-for': '203.0.113.7' })).toMatchObject({
      status: 200,
    });
    shop.clock.now = new Date(shop.clock.now.getTime() + 15 * minute);
    expect(await login('zakaznik@example.com', testPassword)).toMatchObject({ status: 200 });
  });

  it('does not count successful logins', async () => {
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      expect(await login('zakaznik@example.com', testPassword)).toMatchObject({ status: 200 });
    }
  });

  it('keeps the cart from before the login', async () => {
    const addAsGuest = async (id: string, amount: number) => {
      const { json } = await shop.call('POST', `${store}/cart/items`, { body: { id, amount } });
      return { 'x-guest-cart': v.parse(guestCartResponse, json).meta.custom.guestCartToken };
    };
    const first = await tokenOf('zakaznik@example.com', await addAsGuest('v-konev', 3));
    const cart = (headers: Record<string, string>) => shop.call('GET', `${store}/cart`, { headers });
    expect(await cart(first)).toMatchObject({
      json: {
        data: { items: [{ variant: { id: 'v-konev' }, amount: 3 }], customer: { email: 'zakaznik@example.com' } },
      },
    });
    await tokenOf('zakaznik@example.com', await addAsGuest('v-konev', 2));
    const guest = await addAsGuest('v-hadice-20', 1);
    await tokenOf('zakaznik@example.com', guest);
    expect(await cart(first)).toMatchObject({
      json: {
        data: {
          items: [
            { variant: { id: 'v-konev' }, amount: 5 },
            { variant: { id: 'v-hadice-20' }, amount: 1 },
          ],
        },
      },
    });
    expect(await cart(guest)).toMatchObject({ json: { data: { id: null, items: [] } } });
  });

  it('says what of two carts cannot be kept', async () => {
    const own = await tokenOf('zakaznik@example.com');
    const body = { id: 'v-konev', amount: 3 };
    await shop.call('POST', `${store}/cart/items`, { headers: own, body });
    const { json } = await shop.call('POST', `${store}/cart/items`, { body });
    await shop.db.update(variant).set({ amountMax: 4 }).where(eq(variant.id, 'v-konev'));
    const guest = { 'x-guest-cart': v.parse(guestCartResponse, json).meta.custom.guestCartToken };
    expect(await login('zakaznik@example.com', testPassword, guest)).toMatchObject({
      json: { data: { cart_notices: [expect.stringMatching(/: v košíku je 4 ks, víc jich teď koupit nejde$/)] } },
    });
    expect(await shop.call('GET', `${store}/cart`, { headers: own })).toMatchObject({
      json: { data: { items: [{ amount: 4 }] } },
    });
    // A repeated login, as after a lost response, doubles nothing.
    expect(await login('zakaznik@example.com', testPassword, guest)).toMatchObject({
      json: { data: { cart_notices: [] } },
    });
    expect(await shop.call('GET', `${store}/cart`, { headers: own })).toMatchObject({
      json: { data: { items: [{ amount: 4 }] } },
    });
  });

  it("changes a customer's own details and nothing else", async () => {
    const headers = await tokenOf('zakaznik@example.com');
    const change = (body: unknown) => shop.call('PATCH', `${store}/user`, { headers, body });
    const address = { street: 'Krátká 1', city: 'Brno', postcode: '602\u00a000', country_code: 'CZE' };
    const business = { business_name: 'Zahrady s.r.o.', TIN: '27074358', VATIN: '' };
    expect(await change({ phone: '+420\u00a0602\u202f000\u2009111' })).toMatchObject({
      json: { data: { phone: '+420 602 000 111' } },
    });
    expect(await change({ firstName: 'Eva', phone: '', address, business, email: 'jina@example.com' })).toMatchObject({
      status: 200,
      json: {
        data: {
          email: 'zakaznik@example.com',
          name: 'Eva Nováková',
          phone: null,
          address: { city: 'Brno', countryCode: 'CZE' },
          business: { name: 'Zahrady s.r.o.', tin: '27074358', vatin: null },
        },
      },
    });
    expect(await change({ business: null })).toMatchObject({
      json: { data: { name: 'Eva Nováková', business: null } },
    });
    expect(await change({})).toMatchObject({ status: 200 });
    expect(await change({ business: { ...business, TIN: '12345678' } })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'business.TIN', title: 'Nesprávný formát IČ' }] },
    });
    const { json } = await shop.call('GET', `${store}/user`, { headers: await tokenOf('firma@example.com') });
    expect(json).toMatchObject({ data: { name: 'Karel Dvořák' } });
  });

  it('sells to a company at its own prices, which no header can obtain', async () => {
    const headers = await tokenOf('firma@example.com');
    const body = { id: 'v-hadice-20', amount: 1 };
    expect(await shop.call('POST', `${store}/cart/items`, { headers, body })).toMatchObject({
      json: { data: { addedItem: { prices: { unitWithTax: 399 } } }, meta: { custom: { guestCartToken: null } } },
    });
    expect(
      await shop.call('POST', `${store}/cart/items`, { headers: { 'x-user-variant': 'b2b' }, body }),
    ).toMatchObject({ json: { data: { addedItem: { prices: { unitWithTax: 499 } } } } });
  });
});
