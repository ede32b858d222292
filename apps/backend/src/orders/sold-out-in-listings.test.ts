import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refreshListings } from '@vyloha/backend-catalog';
import { stock } from '@vyloha/backend-catalog/tables';
import { watcher } from '@vyloha/backend-accounts/tables';
import { createTestShop, type TestShop } from '../testing/create-test-shop';
import { fillGuestCart } from '../testing/fill-guest-cart';
import { createPlaceBody } from '../testing/place-body';
import { claimWatches } from '@vyloha/backend-accounts/testing';
import { workAllJobs } from '../testing/upkeep';

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
  await refreshListings(shop.db);
});
afterAll(() => shop.close());

const scope = Buffer.from(JSON.stringify({ category: 'c-hadice' })).toString('base64url');
const listing = async () => (await shop.call('GET', `/cms/api/catalog/v2/state?scope=${scope}`)).json;

it('an order that takes the last pieces moves the product behind the available ones in the listing', async () => {
  await shop.db.update(stock).set({ amount: 0 }).where(eq(stock.variantId, 'v-hadice-20'));
  await shop.db.update(stock).set({ amount: 2 }).where(eq(stock.variantId, 'v-hadice-50'));
  expect(await listing()).toMatchObject({ availableCount: 2, productIds: ['p-hadice', 'p-konev', 'p-stary'] });
  const headers = await fillGuestCart(shop, 'v-hadice-50', 2);
  const placed = await shop.call('POST', '/store/api/v1/cart/place', { headers, body: createPlaceBody() });
  expect(placed).toMatchObject({ status: 200 });
  await workAllJobs(shop.db);
  expect(await listing()).toMatchObject({ availableCount: 1, productIds: ['p-konev', 'p-hadice', 'p-stary'] });
});

it('what is left of a product below its minimum is sold out everywhere, until there is enough again', async () => {
  await shop.call('POST', '/store/api/v1/products/p-hadice/watchers', {
    body: { email: 'jana@example.com', variant_id: 'v-hadice-50' },
  });
  const setStock = (amount: number) =>
    shop.db
      .update(stock)
      .set({ amount })
      .where(and(eq(stock.variantId, 'v-hadice-50'), eq(stock.warehouseId, 'w-praha')));
  const watchedVariants = async () => (await claimWatches(shop.db, shop.clock.now)).map(({ variantId }) => variantId);
  const read = async () => (await shop.call('GET', '/store/api/v1/products/p-hadice')).json;
  const soldOut = { stock: 1, isAvailable: false, availabilityCode: 'sold_out' };

  await setStock(5);
  const headers = await fillGuestCart(shop, 'v-hadice-50', 4);
  expect(await shop.call('POST', '/store/api/v1/cart/place', { headers, body: createPlaceBody() })).toMatchObject({
    status: 200,
  });
  await workAllJobs(shop.db);
  expect(await listing()).toMatchObject({ availableCount: 1, productIds: ['p-konev', 'p-hadice', 'p-stary'] });
  expect(await read()).toMatchObject({
    data: { availability: soldOut, variants: [{}, { id: 'v-hadice-50', availability: soldOut }] },
  });
  for (const amount of [1, 2])
    expect(await shop.call('POST', '/store/api/v1/cart/items', { body: { id: 'v-hadice-50', amount } })).toMatchObject({
      status: 409,
      json: { errors: [{ code: 'sold_out' }] },
    });
  expect(await watchedVariants()).toEqual([]);

  await setStock(2);
  expect(await read()).toMatchObject({ data: { availability: { isAvailable: true, availabilityCode: 'in_stock' } } });
  expect(await watchedVariants()).toEqual(['v-hadice-50']);
  await shop.db.delete(watcher);
});
