import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestShop, type TestShop } from '../testing/create-test-shop';
import { fillGuestCart } from '../testing/fill-guest-cart';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const url = '/store/api/v1/cart';

it('adds all or nothing, and names the items that were refused', async () => {
  const headers = await fillGuestCart(shop, 'v-konev', 1);
  const items = [{ id: 'v-konev', amount: 2 }, { id: 'v-stary' }, { id: 'v-hadice-20', amount: 99 }, { id: 'v-none' }];
  expect(await shop.call('POST', `${url}/items/batch`, { headers, body: { atomic: true, items } })).toMatchObject({
    status: 409,
    json: { errors: [{ field: 'items.1' }, { field: 'items.2', code: 'not_enough_stock' }, { field: 'items.3' }] },
  });
  expect((await shop.call('GET', url, { headers })).json).toMatchObject({ data: { items: [{ amount: 1 }] } });
  const added = await shop.call('POST', `${url}/items/batch`, { headers, body: { atomic: true, items: [items[0]] } });
  expect(added).toMatchObject({
    status: 200,
    json: { data: { imported: 1, total: 1, cart: { items: [{ amount: 3 }] } } },
  });
});

it('makes no cart for a guest whose order is refused', async () => {
  const body = { atomic: true, items: [{ id: 'v-none' }] };
  expect((await shop.call('POST', `${url}/items/batch`, { body })).status).toBe(422);
});
