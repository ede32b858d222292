import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockListings } from '@vyloha/backend-catalog/testing';
import { refreshListings } from '@vyloha/backend-catalog';
import { stock } from '@vyloha/backend-catalog/tables';
import { job } from '@vyloha/backend-kernel/tables';
import { createTestShop, type TestShop } from '../../testing/create-test-shop';
import { fillGuestCart } from '../../testing/fill-guest-cart';
import { createPlaceBody } from '../../testing/place-body';
import { testDatabases } from '../../testing/test-databases';
import { workAllJobs } from '../../testing/upkeep';

const orders = 24;

// An embedded database is single-threaded: nothing can lock its listings while an order is placed.
describe.each(testDatabases().filter(({ name }) => name === 'PostgreSQL'))('placing on $name', ({ open }) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await createTestShop({ database: await open() });
    await refreshListings(shop.db);
  });
  afterAll(() => shop.close());

  it('does not wait while the listings are refreshed, and they follow afterwards', async () => {
    await shop.db.update(stock).set({ amount: 2 }).where(eq(stock.variantId, 'v-hadice-50'));
    await shop.db.update(stock).set({ amount: orders }).where(eq(stock.variantId, 'v-konev'));
    const last = await fillGuestCart(shop, 'v-hadice-50', 2);
    const carts = await Promise.all(Array.from({ length: orders }, () => fillGuestCart(shop, 'v-konev', 1)));
    const place = (headers: Record<string, string>) =>
      shop.call('POST', '/store/api/v1/cart/place', { headers, body: createPlaceBody() });
    await shop.db.transaction(async (refreshing) => {
      await lockListings(refreshing);
      const placed = await Promise.all([last, ...carts].map(place));
      expect(placed.map(({ status }) => status)).toEqual(placed.map(() => 200));
      expect(await workAllJobs(shop.db)).toBe(0);
      expect((await shop.call('GET', '/store/api/v1/globals')).status).toBe(200);
    });
    expect(await shop.db.$count(job)).toBe(2);
    await workAllJobs(shop.db);
    expect(await shop.db.$count(job)).toBe(0);
  });
});
