import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { product, stock, variant } from '@vyloha/backend-catalog/tables';
import { contentEntry } from '@vyloha/backend-content/tables';
import { createTestShop, type TestShop } from '../testing/create-test-shop';
import { oneTestDatabase } from '../testing/test-databases';

const cartUrl = '/store/api/v1/cart';

const addItemResponse = v.object({
  data: v.object({ addedItem: v.object({ id: v.string() }) }),
  meta: v.object({ custom: v.object({ guestCartToken: v.string() }) }),
});

describe.each(oneTestDatabase(import.meta.url))('the cart on $name', ({ open }) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await createTestShop({ database: await open() });
  });
  afterAll(() => shop.close());

  const asGuest = (token: string | null) => (token === null ? {} : { 'x-guest-cart': token });

  async function add(token: string | null, body: Record<string, unknown>) {
    const response = await shop.call('POST', `${cartUrl}/items`, { headers: asGuest(token), body });
    if (response.status !== 200) return { ...response, token: token ?? '', itemId: '' };
    const { data, meta } = v.parse(addItemResponse, response.json);
    return { ...response, token: meta.custom.guestCartToken, itemId: data.addedItem.id };
  }

  it.each([{}, { 'x-guest-cart': 'long-gone' }])('is empty without identity or valid token', async (headers) => {
    const response = await shop.call('GET', cartUrl, { headers });
    expect(response).toMatchObject({
      status: 200,
      json: {
        data: {
          id: null,
          items: [],
          prices: { totalWithTax: 0, freeShippingAt: 1500 },
          fastestShipper: { id: 's-ppl' },
        },
      },
    });
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it('accepts nothing while the configuration pauses sales on the domain', async () => {
    const words = { cs: 'Do pondělí máme inventuru.', sk: null };
    const cart = { shopping_disabled: true, shopping_disabled_text: words, domain_enabled: ['sk'] };
    await shop.db.insert(contentEntry).values({ type: 'configuration', id: 'cfg', data: { cart } });
    const item = { id: 'v-hadice-20', type: 'product', amount: 1 };
    const ask = (url: string, body: object, domain: string) =>
      shop.call('POST', `${cartUrl}${url}`, { headers: { 'x-domain-code': domain }, body });
    const refused = { status: 403, json: { errors: [{ title: words.cs, code: 'shopping_disabled' }] } };
    expect(await ask('/items', item, 'sk')).toMatchObject(refused);
    expect(await ask('/items/batch', { items: [item] }, 'sk')).toMatchObject(refused);
    expect((await ask('/items', item, 'cz')).status).toBe(200);
    await shop.db.delete(contentEntry);
  });

  it('is created by the first add and found by its token', async () => {
    const { token, json } = await add(null, { id: 'v-hadice-20', type: 'product', amount: 2 });
    expect(json).toMatchObject({
      data: {
        changedAmount: 2,
        addedItem: {
          amount: 2,
          freeAmount: 0,
          product: { id: 'p-hadice', categoryFullname: 'Zahrada | Hadice' },
          shoppable: { id: 'v-hadice-20', unit: 'ks', availability: { stock: 5, isAvailable: true } },
          variant: { id: 'v-hadice-20', content: { parameters: [] } },
          prices: { unitWithTax: 499, unitWithoutTax: 412.4, totalWithTax: 998, totalWithoutTax: 824.79 },
        },
      },
    });
    const again = await add(token, { id: 'v-hadice-20', amount: 1 });
    expect(again.json).toMatchObject({ data: { changedAmount: 1, addedItem: { amount: 3 }, cart: { items: [{}] } } });
    expect(again.token).toBe(token);
    const inEuro = await shop.call('GET', cartUrl, { headers: { ...asGuest(token), 'x-currency': 'EUR' } });
    expect(inEuro).toMatchObject({ json: { data: { currencyCode: 'EUR', prices: { totalWithTax: 59.97 } } } });
  });

  it('gives a new cart to a caller with an invalid token', async () => {
    const { status, token } = await add('long-gone', { id: 'v-konev' });
    expect(status).toBe(200);
    expect(token).not.toBe('long-gone');
  });

  it('adds a separate line when requested', async () => {
    const { token } = await add(null, { id: 'v-konev' });
    const { json } = await add(token, { id: 'v-konev', newLine: true });
    expect(json).toMatchObject({ data: { cart: { items: [{ amount: 1 }, { amount: 1 }] } } });
  });

  it('counts quantity prices and free pieces', async () => {
    const { json } = await add(null, { id: 'v-konev', amount: 8 });
    expect(json).toMatchObject({
      data: {
        addedItem: { amount: 8, freeAmount: 2, prices: { unitWithTax: 179, totalWithTax: 1074 } },
        cart: { prices: { totalOriginalWithTax: 1992 } },
      },
    });
  });

  it('raises to the minimum and rounds up to whole steps', async () => {
    const { token, json } = await add(null, { id: 'v-hadice-50', amount: 1 });
    expect(json).toMatchObject({ data: { changedAmount: 2, addedItem: { amount: 2 } } });
    expect((await add(token, { id: 'v-hadice-50', amount: 1 })).json).toMatchObject({ data: { changedAmount: 2 } });
    expect(await add(token, { id: 'v-hadice-50', amount: 7 })).toMatchObject({
      status: 422,
      json: {
        errors: [
          {
            title: 'O tento produkt je nyní velký zájem. Aby vyšlo i na ostatní, můžete zakoupit max. 10 ks.',
            code: 'amount',
          },
        ],
      },
    });
  });

  it.each([
    ['more than there is', { id: 'v-hadice-20', amount: 6 }, 409, 'Zboží 20 m máme už jen 5 ks'],
    ['products that are not sold', { id: 'v-stary' }, 422, 'Toto zboží nelze koupit'],
    ['unknown products', { id: 'v-nic' }, 422, 'Toto zboží už v nabídce není'],
    ['a broken amount', { id: 'v-konev', amount: 1.5 }, 422, 'Hodnota není správná'],
    ['no piece', { id: 'v-konev', amount: 0 }, 422, 'Hodnota není správná'],
    ['a purchase for credits', { id: 'v-konev', credits: true }, 422, 'Nákup za kredity obchod nenabízí'],
    ['nothing', {}, 422, 'Vyplňte prosím toto pole'],
  ])('refuses %s', async (_name, body, status, title) => {
    expect(await add(null, body)).toMatchObject({ status, json: { errors: [{ title }] } });
  });

  it('counts all lines of the same product against the stock', async () => {
    const { token } = await add(null, { id: 'v-hadice-20', amount: 4 });
    expect(await add(token, { id: 'v-hadice-20', amount: 2, newLine: true })).toMatchObject({ status: 409 });
  });

  it('counts all lines of the same product against its maximum, and lets those above it be reduced', async () => {
    const hose = { id: 'v-hadice-50', newLine: true };
    const { token, itemId } = await add(null, { ...hose, amount: 6 });
    const limited = {
      status: 422,
      json: { errors: [{ title: expect.stringContaining('max. 10 ks'), code: 'amount' }] },
    };
    expect(await add(token, { ...hose, amount: 6 })).toMatchObject(limited);
    const second = await add(token, { ...hose, amount: 4 });
    const headers = asGuest(token);
    const change = (id: string, amount: number) =>
      shop.call('PATCH', `${cartUrl}/items/${id}`, { headers, body: { amount } });
    expect(await change(itemId, 8)).toMatchObject(limited);
    await shop.db.update(variant).set({ amountMax: 6 }).where(eq(variant.id, hose.id));
    expect(await shop.call('POST', `${cartUrl}/validate`, { headers })).toMatchObject({
      json: { data: { result: false }, errors: [{ title: expect.stringContaining('max. 6 ks') }, {}] },
    });
    expect(await change(second.itemId, 2)).toMatchObject({ status: 200 });
    await shop.db.update(variant).set({ amountMax: 10 }).where(eq(variant.id, hose.id));
  });

  it('changes, removes and empties', async () => {
    const { token, itemId } = await add(null, { id: 'v-hadice-20' });
    await add(token, { id: 'v-konev' });
    const headers = asGuest(token);
    const item = `${cartUrl}/items/${itemId}`;
    expect(await shop.call('PATCH', item, { headers, body: { amount: 3 } })).toMatchObject({
      status: 200,
      json: { data: { changedAmount: 2, updatedItem: { id: itemId, amount: 3 } } },
    });
    expect(await shop.call('PATCH', item, { headers, body: { amount: 9 } })).toMatchObject({ status: 409 });
    expect(await shop.call('PATCH', item, { headers, body: { amount: '3' } })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'amount' }] },
    });
    expect(await shop.call('DELETE', item, { headers })).toMatchObject({
      status: 200,
      json: { data: { cart: { items: [{ variant: { id: 'v-konev' } }] } } },
    });
    expect(await shop.call('DELETE', item, { headers })).toMatchObject({ status: 404 });
    expect(await shop.call('DELETE', `${cartUrl}/items`, { headers })).toMatchObject({
      status: 200,
      json: { data: { cart: { items: [] } } },
    });
  });

  it('is inaccessible to everybody else', async () => {
    const { token, itemId } = await add(null, { id: 'v-konev' });
    const other = await add(null, { id: 'v-konev' });
    const change = { headers: asGuest(other.token), body: { amount: 2 } };
    expect(await shop.call('PATCH', `${cartUrl}/items/${itemId}`, change)).toMatchObject({ status: 404 });
    expect(await shop.call('DELETE', `${cartUrl}/items/${itemId}`)).toMatchObject({ status: 404 });
    const own = await shop.call('GET', cartUrl, { headers: asGuest(token) });
    expect(own).toMatchObject({ json: { data: { items: [{ id: itemId, amount: 1 }] } } });
  });

  it('adds as much of a batch as it can', async () => {
    const items = [{ id: 'v-konev', amount: 2 }, { id: 'v-stary' }, { id: 'v-hadice-20', amount: 99 }];
    const response = await shop.call('POST', `${cartUrl}/items/batch`, { body: { items } });
    expect(response).toMatchObject({
      status: 200,
      json: {
        data: { imported: 1, total: 3, cart: { items: [{ amount: 2 }] } },
        errors: [{ title: 'Toto zboží nelze koupit' }, { title: 'Zboží 20 m máme už jen 5 ks' }],
      },
    });
  });

  it('prices shipping by the cart', async () => {
    const { token } = await add(null, { id: 'v-hadice-20', amount: 2 });
    const shippers = () => shop.call('GET', `${cartUrl}/shippers`, { headers: asGuest(token) });
    expect(await shippers()).toMatchObject({ json: { data: [{ prices: { withTax: 99 } }, {}, {}, {}] } });
    await add(token, { id: 'v-hadice-20', amount: 2 });
    expect(await shippers()).toMatchObject({
      json: { data: [{ prices: { withTax: 0 } }, { prices: { withTax: 119 } }, { prices: { withTax: 0 } }, {}] },
    });
    await shop.db
      .update(product)
      .set({ freeShipperIds: ['s-posta'] })
      .where(eq(product.id, 'p-hadice'));
    expect(await shippers()).toMatchObject({ json: { data: [{}, { prices: { withTax: 0 } }, {}, {}] } });
    await shop.db.update(product).set({ freeShipperIds: [] }).where(eq(product.id, 'p-hadice'));
  });

  it('lists payments and gifts', async () => {
    expect(await shop.call('GET', `${cartUrl}/payments`)).toMatchObject({
      json: { data: [{ id: 'pay-cod', prices: { withTax: 39, withoutTax: 32.23 } }, { id: 'pay-transfer' }] },
    });
    expect(await shop.call('GET', '/store/api/v1/order-gifts')).toMatchObject({
      json: {
        data: [
          { id: 'v-darek', price_from: 3000, availability: { isAvailable: true }, prices: { originalWithTax: 99 } },
        ],
      },
    });
  });

  it('reports whether it can become an order', async () => {
    const validate = (token: string | null) => shop.call('POST', `${cartUrl}/validate`, { headers: asGuest(token) });
    expect(await validate(null)).toMatchObject({
      json: { data: { result: false }, errors: [{ title: 'Košík je prázdný' }] },
    });
    const { token } = await add(null, { id: 'v-hadice-20', amount: 5 });
    expect(await validate(token)).toMatchObject({ json: { data: { result: true }, errors: [] } });
    await shop.db.update(stock).set({ amount: 1 }).where(eq(stock.variantId, 'v-hadice-20'));
    expect(await validate(token)).toMatchObject({
      status: 200,
      json: { data: { result: false }, errors: [{ title: 'Zboží 20 m máme už jen 2 ks', code: 'not_enough_stock' }] },
    });
  });
});
