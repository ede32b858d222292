import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer } from '@vyloha/backend-kernel/testing';
import type { OpenDatabase } from '@vyloha/backend-kernel';
import { price, stock } from '@vyloha/backend-catalog/tables';
import { shipperPrice } from '@vyloha/backend-shop/tables';
import { createTestShop, type TestShop } from '../../testing/create-test-shop';
import { createPlaceBody } from '../../testing/place-body';
import { concurrentTestDatabase } from '../../testing/test-databases';

const variantId = 'v-hadice-20';
const warehouseId = 'w-praha';
const shipperId = 's-ppl';
/** Above any order of the test, so that shipping is never free. */
const freeFromMinor = 100_000_000;

const line = v.object({ amount: v.number(), prices: v.object({ unitWithTax: v.number() }) });
const cartResponse = v.object({ data: v.object({ items: v.array(line) }) });
const addedResponse = v.object({ meta: v.object({ custom: v.object({ guestCartToken: v.string() }) }) });
const shippersResponse = v.object({
  data: v.array(v.object({ id: v.string(), prices: v.object({ withTax: v.number() }) })),
});
const orderResponse = v.object({
  data: v.object({
    order: v.object({
      items: v.array(line),
      prices: v.object({ totalWithTax: v.number(), shipperPriceWithTax: v.number() }),
    }),
  }),
});

const whole = (max: number) => fc.integer({ min: 1, max });
const step = fc.oneof(
  fc.record({ kind: fc.constant('price' as const), value: whole(900) }),
  fc.record({ kind: fc.constant('stock' as const), value: fc.integer({ min: 0, max: 8 }) }),
  fc.record({ kind: fc.constant('shipping' as const), value: whole(200) }),
  fc.record({ kind: fc.constant('read' as const), backend: fc.nat(1) }),
  fc.record({ kind: fc.constant('add' as const), backend: fc.nat(1), value: whole(3) }),
  fc.record({ kind: fc.constant('place' as const), backend: fc.nat(1) }),
);

describe.each(concurrentTestDatabase())(
  'prices and stock that change while people shop at two backends on $name',
  ({ open }) => {
    let shop: TestShop;
    let second: TestShop;
    let backends: TestShop[];

    beforeAll(async () => {
      const database: OpenDatabase & { url: string | null } = await open();
      shop = await createTestShop({ database });
      const other =
        database.url === null
          ? database
          : await openServer(database.url, { databasePool: 4, statementTimeoutMs: 10_000 });
      const close = async () => {
        if (other !== database) await other.close();
      };
      second = await createTestShop({ fixture: false, database: { ...other, close } });
      backends = [shop, second];
      await shop.db.delete(stock).where(eq(stock.variantId, variantId));
      await shop.db.insert(stock).values({ variantId, warehouseId, amount: 5 });
      await shop.db.update(shipperPrice).set({ freeFromMinor }).where(eq(shipperPrice.shipperId, shipperId));
    }, 60_000);
    afterAll(async () => {
      await second.close();
      await shop.close();
    });

    it('are never seen, added or bought as they were before', async () => {
      let guests = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
          guests += 1;
          const ip = `198.18.${guests % 250}.${Math.floor(guests / 250)}`;
          const now = { price: 499, stock: 5, shipping: 99 };
          let headers: Record<string, string> = { 'x-forwarded-for': ip };
          const setPrice = () =>
            shop.db
              .update(price)
              .set({ unitMinor: now.price * 100, quantityPrices: [], originalMinor: null })
              .where(and(eq(price.variantId, variantId), eq(price.currency, 'CZK')));
          const setStock = () => shop.db.update(stock).set({ amount: now.stock }).where(eq(stock.variantId, variantId));
          const setShipping = () =>
            shop.db
              .update(shipperPrice)
              .set({ priceMinor: now.shipping * 100 })
              .where(and(eq(shipperPrice.shipperId, shipperId), eq(shipperPrice.currency, 'CZK')));
          await setPrice();
          await setStock();
          await setShipping();
          for (const action of steps) {
            const { call } = backends['backend' in action ? action.backend : 0] ?? shop;
            const cart = async () =>
              v.parse(cartResponse, (await call('GET', '/store/api/v1/cart', { headers })).json).data;
            if (action.kind === 'price') {
              now.price = action.value;
              await setPrice();
            } else if (action.kind === 'stock') {
              now.stock = action.value;
              await setStock();
            } else if (action.kind === 'shipping') {
              now.shipping = action.value;
              await setShipping();
            } else if (action.kind === 'add') {
              const body = { id: variantId, amount: action.value };
              const { status, json } = await call('POST', '/store/api/v1/cart/items', { headers, body });
              if (status === 200)
                headers = { ...headers, 'x-guest-cart': v.parse(addedResponse, json).meta.custom.guestCartToken };
              const added = (await cart()).items.reduce((sum, { amount }) => sum + amount, 0);
              if (status === 200) expect(added).toBeLessThanOrEqual(now.stock);
            } else if (action.kind === 'read') {
              for (const { prices } of (await cart()).items) expect(prices.unitWithTax).toBe(now.price);
              const { json } = await call('GET', '/store/api/v1/cart/shippers', { headers });
              const shipper = v.parse(shippersResponse, json).data.find(({ id }) => id === shipperId);
              expect(shipper?.prices.withTax).toBe(now.shipping);
            } else {
              const [item] = (await cart()).items;
              const { status, json } = await call('POST', '/store/api/v1/cart/place', {
                headers,
                body: createPlaceBody(),
              });
              if (item === undefined) {
                expect([200, 422]).toContain(status);
                continue;
              }
              expect(status).toBe(item.amount <= now.stock ? 200 : 409);
              if (status !== 200) continue;
              const { order } = v.parse(orderResponse, json).data;
              now.stock -= item.amount;
              expect(order.items[0]?.prices.unitWithTax).toBe(now.price);
              expect(order.prices.shipperPriceWithTax).toBe(now.shipping);
              break;
            }
          }
        }),
        { numRuns: 40 },
      );
    }, 180_000);
  },
);
