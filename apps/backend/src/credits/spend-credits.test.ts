import { testSettings } from '../testing/create-test-shop';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { variant } from '@vyloha/backend-catalog/tables';
import { coupon, creditMovement } from '@vyloha/backend-cart/tables';
import { setting } from '@vyloha/backend-shop/tables';
import { changeOrderStatus } from '@vyloha/backend-orders';
import { aCoupon } from '../testing/a-coupon';
import type { TestShop } from '../testing/create-test-shop';
import { fillGuestCart } from '../testing/fill-guest-cart';
import { createPlaceBody } from '../testing/place-body';
import { openShopWithCustomer } from '../testing/shop-with-customer';
import { concurrentTestDatabase } from '../testing/test-databases';
import { loadBalance } from '@vyloha/backend-cart/testing';

const store = '/store/api/v1';
const orderResponse = v.object({ data: v.object({ order: v.looseObject({ code: v.string() }) }) });

describe.each(concurrentTestDatabase())('loyalty credits as a discount on $name', ({ open }) => {
  let shop: TestShop;
  let headers: Record<string, string>;

  beforeEach(async () => {
    ({ shop, customerHeaders: headers } = await openShopWithCustomer(open));
    await shop.db
      .update(setting)
      .set({ value: { loyalty_credits: true } })
      .where(eq(setting.name, 'functions'));
    await shop.db.insert(setting).values({ name: 'creditValue', value: { CZK: 0.5 } });
    await shop.db.update(variant).set({ credits: 150 }).where(eq(variant.id, 'v-konev'));
    await shop.db.insert(creditMovement).values({
      id: 'cm-1',
      customerId: 'u-zakaznik',
      reason: 'given',
      amount: 400,
      createdAt: shop.clock.now,
    });
    await shop.call('POST', `${store}/cart/items`, { headers, body: { id: 'v-hadice-20' } });
  });
  afterEach(() => shop.close());

  const spend = (credits: unknown, caller = headers) =>
    shop.call('POST', `${store}/cart/credits`, { headers: caller, body: { credits } });
  const place = () => shop.call('POST', `${store}/cart/place`, { headers, body: createPlaceBody() });
  const balance = () => loadBalance(shop.db, 'u-zakaznik');

  it('are a line with what they take off, after the coupon', async () => {
    await shop.db.insert(coupon).values(aCoupon({ code: 'ZAHRADA10' }));
    await shop.call('POST', `${store}/cart/coupon`, { headers, body: { couponCode: 'ZAHRADA10' } });
    expect(await spend(100)).toMatchObject({
      status: 200,
      json: {
        data: {
          cart: {
            items: [
              {},
              { product: { name: 'Sleva (ZAHRADA10)' }, prices: { totalWithTax: -49.9 } },
              { product: { name: 'Sleva za kredity' }, prices: { totalWithTax: -50 }, attributes: { discount: true } },
            ],
            prices: { itemsWithTax: 399.1, totalWithTax: 399.1, credits: 100, discountLimitPriceWithVat: 499 },
            creditsDiscount: { requested: 100, spent: 100, creditValue: 0.5 },
          },
        },
      },
    });
    expect(await balance()).toBe(400);
    expect(await spend(0)).toMatchObject({
      json: { data: { cart: { creditsDiscount: { spent: 0 }, prices: { credits: 0 } } } },
    });
  });

  it('are spent with the order, and come back when it is cancelled', async () => {
    await shop.call('POST', `${store}/cart/items`, { headers, body: { id: 'v-konev', credits: true } });
    await spend(100);
    const placed = await place();
    expect(placed).toMatchObject({
      status: 200,
      json: {
        data: {
          order: { items: [{}, {}, { prices: { totalWithTax: -50 } }], prices: { itemsWithTax: 449, credits: 250 } },
        },
      },
    });
    expect(await balance()).toBe(150);
    const { code } = v.parse(orderResponse, placed.json).data.order;
    const list = await shop.call('GET', `${store}/user/orders/code/${code}`, { headers });
    expect(list.json).toMatchObject({ data: { items: [{}, {}, { product: { name: 'Sleva za kredity' } }] } });
    await changeOrderStatus(
      { db: shop.db, now: () => shop.clock.now, wakeJobs: () => {}, settings: testSettings },
      { code, status: 'cancelled' },
    );
    expect(await balance()).toBe(400);
  });

  it('cover at most what the customer has besides lines for credits', async () => {
    await shop.call('POST', `${store}/cart/items`, { headers, body: { id: 'v-konev', amount: 2, credits: true } });
    const title = 'Nemáte dost kreditů. Potřebujete jich 401, máte 400.';
    expect(await spend(101)).toMatchObject({
      status: 422,
      json: { errors: [{ title, field: 'credits', code: 'credits' }] },
    });
    expect((await spend(100)).status).toBe(200);
  });

  it('are as many as there are when some were spent meanwhile', async () => {
    await spend(400);
    await shop.db.insert(creditMovement).values({
      id: 'cm-2',
      customerId: 'u-zakaznik',
      reason: 'given',
      amount: -390,
      createdAt: shop.clock.now,
    });
    expect((await shop.call('GET', `${store}/cart`, { headers })).json).toMatchObject({
      data: { creditsDiscount: { requested: 400, spent: 10 }, prices: { itemsWithTax: 494 } },
    });
  });

  it('are refused for guests, an empty cart, and where they have no value', async () => {
    const guest = await fillGuestCart(shop, 'v-konev', 1);
    expect(await spend(1, guest)).toMatchObject({ status: 422, json: { errors: [{ code: 'login_required' }] } });
    expect((await shop.call('GET', `${store}/cart`, { headers: guest })).json).toMatchObject({
      data: { creditsDiscount: null },
    });
    expect(await spend(1, { ...headers, 'x-currency': 'EUR' })).toMatchObject({ status: 422 });
    await shop.call('DELETE', `${store}/cart/items`, { headers });
    expect(await spend(1)).toMatchObject({ status: 422, json: { errors: [{ title: 'Košík je prázdný' }] } });
  });

  it.each([-1, 1.5, '10', null, 1e9])('%j is no number of credits', async (credits) => {
    expect((await spend(credits)).status).toBe(422);
  });
});
