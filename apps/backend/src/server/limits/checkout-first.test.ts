import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '@vyloha/backend-kernel';
import { createTestShop, testSettings, type TestShop } from '../../testing/create-test-shop';
import { fillGuestCart } from '../../testing/fill-guest-cart';
import { createPlaceBody } from '../../testing/place-body';
import { testDatabases } from '../../testing/test-databases';

const databasePool = 6;
/** Many times what has connections. */
const visitors = 200;

// An embedded database has a single connection, which whoever holds a lock has taken.
describe.each(testDatabases().filter(({ name }) => name === 'PostgreSQL'))(
  'a backend full of browsing on $name',
  ({ open }) => {
    let database: OpenDatabase;
    let shop: TestShop;

    beforeEach(async () => {
      database = await open({ databasePool });
      shop = await createTestShop({
        database,
        settings: { operation: { ...testSettings.operation, databasePool } },
      });
    });
    afterEach(() => shop.close());

    const browse = () => shop.app.inject({ method: 'GET', url: '/cms/redirect?route=/stara-adresa' });

    it('places an order meanwhile, and browsing is refused when it has waited long enough', async () => {
      const headers = await fillGuestCart(shop, 'v-konev', 1);
      const browsing = await database.upkeep.transaction(async (tx) => {
        // Nothing that browsing asks for is answered until it ends.
        await tx.execute(sql`lock table redirect in access exclusive mode`);
        const waiting = Promise.all(Array.from({ length: visitors }, browse));
        const placed = await shop.call('POST', '/store/api/v1/cart/place', { headers, body: createPlaceBody() });
        expect(placed.status).toBe(200);
        await expect(browse()).resolves.toMatchObject({ statusCode: 503, headers: { 'retry-after': '1' } });
        return waiting;
      });
      expect(browsing.filter(({ statusCode }) => statusCode === 503).length).toBeGreaterThanOrEqual(
        visitors - databasePool,
      );
      expect((await browse()).statusCode).toBe(200);
    });
  },
);
