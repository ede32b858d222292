import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestShop } from '../testing/create-test-shop';
import { logInAs } from '../testing/log-in-as';
import { openShopWithCustomer } from '../testing/shop-with-customer';
import { oneTestDatabase } from '../testing/test-databases';

const url = '/store/api/v1/user/shopping-lists';
const shareResponse = v.object({ data: v.object({ shareToken: v.string() }) });
const sharedPrices = v.object({
  data: v.object({ items: v.array(v.object({ prices: v.object({ unitWithTax: v.number() }) })) }),
});
const listResponse = v.object({ data: v.object({ id: v.string(), items: v.array(v.object({ id: v.string() })) }) });

describe.each(oneTestDatabase(import.meta.url))('shopping lists on $name', ({ open }) => {
  let shop: TestShop;
  let customerHeaders: Record<string, string>;

  beforeEach(async () => {
    ({ shop, customerHeaders } = await openShopWithCustomer(open));
  });
  afterEach(() => shop.close());

  const post = (path: string, body: unknown, headers = customerHeaders) =>
    shop.call('POST', `${url}${path}`, { headers, body });
  const get = (path: string, headers = customerHeaders) => shop.call('GET', `${url}${path}`, { headers });
  const patch = (path: string, body: unknown, headers = customerHeaders) =>
    shop.call('PATCH', `${url}${path}`, { headers, body });
  const remove = (path: string, headers = customerHeaders) => shop.call('DELETE', `${url}${path}`, { headers });
  const create = async (body: unknown = { name: 'Jaro' }) => v.parse(listResponse, (await post('', body)).json).data;

  it('hold products with current prices', async () => {
    const { id } = await create();
    expect(await post(`/${id}/items`, { id: 'v-hadice-20', amount: 2 })).toMatchObject({
      status: 200,
      json: {
        data: {
          name: 'Jaro',
          items: [
            {
              variantId: 'v-hadice-20',
              amount: 2,
              product: { name: 'Zahradní hadice' },
              prices: { unitWithTax: 499, totalWithTax: 998 },
            },
          ],
        },
      },
    });
    expect(await get('')).toMatchObject({ json: { data: [{ id, name: 'Jaro', itemCount: 1 }] } });
    const { items } = v.parse(listResponse, (await get(`/${id}`)).json).data;
    expect(await remove(`/${id}/items/${items[0]?.id}`)).toMatchObject({ json: { data: { items: [] } } });
    expect(await remove(`/${id}/items/${items[0]?.id}`)).toMatchObject({ status: 404 });
    expect(await remove(`/${id}`)).toMatchObject({ status: 200 });
    expect(await get(`/${id}`)).toMatchObject({ status: 404 });
  });

  it('say of products that are not sold only that', async () => {
    const { id } = await create();
    await post(`/${id}/items`, { id: 'v-stary', amount: 1 });
    const code = 'not_saleable';
    const [cs, sk] = [{ text: 'Neprodejné' }, { text: 'Nepredajné' }].map(({ text }) => ({
      isAvailable: false,
      availability: text,
      availabilityCode: code,
      soldAvailability: text,
      soldAvailabilityCode: code,
    }));
    expect(await get(`/${id}`)).toMatchObject({ json: { data: { items: [{ shoppable: { availability: cs } }] } } });
    const inSlovak = await get(`/${id}`, { ...customerHeaders, 'accept-language': 'sk', 'x-locale': 'sk' });
    expect(inSlovak).toMatchObject({ json: { data: { items: [{ shoppable: { availability: sk } }] } } });
  });

  it('take the larger amount for an item they already hold', async () => {
    const { id } = await create();
    await post(`/${id}/items`, { id: 'v-konev', amount: 3 });
    expect(await post(`/${id}/items`, { id: 'v-konev', amount: 2 })).toMatchObject({
      json: { data: { items: [{ amount: 3 }] } },
    });
  });

  it('save a cart', async () => {
    await shop.call('POST', '/store/api/v1/cart/items', {
      headers: customerHeaders,
      body: { id: 'v-konev', amount: 2 },
    });
    const { id } = await create({ name: 'Z košíku', fromCart: true });
    expect(await get(`/${id}`)).toMatchObject({ json: { data: { items: [{ variantId: 'v-konev', amount: 2 }] } } });
  });

  it('have one with a code of its own: the wish list, empty until something is put into it', async () => {
    expect(await get('/code/wishlist')).toMatchObject({ json: { data: { id: null, items: [] } } });
    await Promise.all([1, 5].map((amount) => post('/code/wishlist/items', { id: 'v-konev', amount })));
    expect(await get('/code/wishlist')).toMatchObject({
      json: { data: { code: 'wishlist', items: [{ variantId: 'v-konev', amount: 1 }] } },
    });
    expect(await get('')).toMatchObject({ json: { data: [] } });
    expect(await get('/code/other')).toMatchObject({ status: 404 });
  });

  it('come with the customer as far as wish-list buttons need them', async () => {
    const wishListOf = async (headers: Record<string, string>) =>
      (await shop.call('GET', '/store/api/v1/user', { headers })).json;
    expect(await wishListOf(customerHeaders)).toMatchObject({ data: { wishList: { id: null, items: [] } } });
    await post('/code/wishlist/items', { id: 'v-konev' });
    const { id, items } = v.parse(listResponse, (await post('/code/wishlist/items', { id: 'v-hadice-20' })).json).data;
    expect(await wishListOf(customerHeaders)).toMatchObject({
      data: { wishList: { id, items: items.map((item) => ({ id: item.id })) } },
    });
    const other = await logInAs(shop, 'firma@example.com');
    expect(await wishListOf(other)).toMatchObject({ data: { wishList: { id: null, items: [] } } });
    await remove(`/${id}/items/${items[0]?.id}`);
    await remove(`/${id}/items/${items[1]?.id}`);
    expect(await wishListOf(customerHeaders)).toMatchObject({ data: { wishList: { id, items: [] } } });
  });

  it('refuse unknown products and an invalid name', async () => {
    const { id } = await create();
    expect(await post(`/${id}/items`, { id: 'v-nothing' })).toMatchObject({
      status: 422,
      json: { errors: [{ title: 'Toto zboží už v nabídce není' }] },
    });
    expect(await post('', { name: ' ' })).toMatchObject({ status: 422, json: { errors: [{ field: 'name' }] } });
  });

  it('belong to one customer', async () => {
    const { id } = await create();
    await post(`/${id}/items`, { id: 'v-konev' });
    const { items } = v.parse(listResponse, (await get(`/${id}`)).json).data;
    const other = await logInAs(shop, 'firma@example.com');
    expect(await get('', other)).toMatchObject({ json: { data: [] } });
    expect(await get(`/${id}`, other)).toMatchObject({ status: 404 });
    expect(await post(`/${id}/items`, { id: 'v-konev' }, other)).toMatchObject({ status: 404 });
    expect(await remove(`/${id}/items/${items[0]?.id}`, other)).toMatchObject({ status: 404 });
    expect(await remove(`/${id}`, other)).toMatchObject({ status: 404 });
    expect(await get('', {})).toMatchObject({ status: 401 });
    expect(await get(`/${id}`)).toMatchObject({ json: { data: { items: [{ variantId: 'v-konev' }] } } });
  });

  it('are renamed, the wish list is not', async () => {
    const { id } = await create();
    expect(await patch(`/${id}`, { name: 'Podzim' })).toMatchObject({ json: { data: { name: 'Podzim' } } });
    expect(await patch(`/${id}`, { name: ' ' })).toMatchObject({ status: 422, json: { errors: [{ field: 'name' }] } });
    expect(await patch(`/${id}`, { name: 'Cizí' }, await logInAs(shop, 'firma@example.com'))).toMatchObject({
      status: 404,
    });
    const wishList = v.parse(listResponse, (await post('/code/wishlist/items', { id: 'v-konev' })).json).data;
    expect(await patch(`/${wishList.id}`, { name: 'Přání' })).toMatchObject({ status: 404 });
    expect(await get('')).toMatchObject({ json: { data: [{ name: 'Podzim' }] } });
  });

  it('change the amounts of their items', async () => {
    const { id } = await create();
    const { items } = v.parse(listResponse, (await post(`/${id}/items`, { id: 'v-konev', amount: 3 })).json).data;
    const item = `/${id}/items/${items[0]?.id}`;
    expect(await patch(item, { amount: 2 })).toMatchObject({ json: { data: { items: [{ amount: 2 }] } } });
    expect(await patch(item, { amount: 0 })).toMatchObject({ status: 422 });
    const other = await logInAs(shop, 'firma@example.com');
    expect(await patch(item, { amount: 9 }, other)).toMatchObject({ status: 404 });
    expect(await patch(`/${id}/items/sli-none`, { amount: 9 })).toMatchObject({ status: 404 });
    expect(await get(`/${id}`)).toMatchObject({ json: { data: { items: [{ amount: 2 }] } } });
  });

  it('are read by anyone who has the link, at the prices of the reader, until it is withdrawn', async () => {
    const { id } = await create();
    await post(`/${id}/items`, { id: 'v-hadice-20', amount: 3, custom: { note: 'pro babičku' } });
    const share = async () => v.parse(shareResponse, (await post(`/${id}/share`, {})).json).data.shareToken;
    const token = await share();
    expect(await share()).toBe(token);
    const read = (headers = {}) => shop.call('GET', `/store/api/v1/shopping-lists/shared/${token}`, { headers });
    const shared = await read();
    expect(shared).toMatchObject({
      json: { data: { name: 'Jaro', items: [{ variantId: 'v-hadice-20', amount: 3 }] } },
    });
    expect(JSON.stringify(shared.json)).not.toMatch(/babičku|sl-/);

    const company = await logInAs(shop, 'firma@example.com');
    const priceFor = (response: { json: unknown }) => v.parse(sharedPrices, response.json).data.items[0]?.prices;
    expect(priceFor(await read(company))?.unitWithTax).toBeLessThan(priceFor(shared)?.unitWithTax ?? 0);

    expect(await post(`/${id}/share`, {}, company)).toMatchObject({ status: 404 });
    expect(await remove(`/${id}/share`, company)).toMatchObject({ status: 404 });
    expect(await remove(`/${id}/share`)).toMatchObject({ json: { data: { shareToken: null } } });
    expect(await read()).toMatchObject({ status: 404 });
    expect(await share()).not.toBe(token);
  });
});
