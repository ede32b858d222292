import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refreshListings } from '../catalog/listing/refresh-listings';
import { stock } from '../database/schema';
import { workJobs } from '../jobs/work-jobs';
import { createTestShop, type TestShop } from '../testing/create-test-shop';
import { fillGuestCart } from '../testing/fill-guest-cart';
import { createPlaceBody } from '../testing/place-body';

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
  await workJobs(shop.db);
  expect(await listing()).toMatchObject({ availableCount: 1, productIds: ['p-konev', 'p-hadice', 'p-stary'] });
});
