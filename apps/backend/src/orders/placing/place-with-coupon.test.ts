import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeOrderStatus } from '@vyloha/backend-orders';
import { stock } from '@vyloha/backend-catalog/tables';
import { coupon } from '@vyloha/backend-cart/tables';
import { orderDiscount, shopOrder } from '@vyloha/backend-orders/tables';
import { aCoupon } from '../../testing/a-coupon';
import { createTestShop, type TestShop, testSettings } from '../../testing/create-test-shop';
import { fillGuestCart } from '../../testing/fill-guest-cart';
import { logInAs } from '../../testing/log-in-as';
import { createPlaceBody } from '../../testing/place-body';
import { oneTestDatabase } from '../../testing/test-databases';

const orderResponse = v.object({
  data: v.object({ order: v.looseObject({ code: v.string(), token: v.string() }) }),
});

describe.each(oneTestDatabase(import.meta.url))('placing an order with a coupon on $name', ({ open }) => {
  let shop: TestShop;
  let guests = 0;

  beforeAll(async () => {
    shop = await createTestShop({ database: await open() });
    await shop.db.update(stock).set({ amount: 10_000 });
    await shop.db
      .insert(coupon)
      .values([
        aCoupon({ code: 'ZAHRADA10', freeShipping: true }),
        aCoupon({ code: 'TRIKRAT', maxUses: 3 }),
        aCoupon({ code: 'KRATCE', validTo: new Date('2026-11-21T09:30:00Z') }),
      ]);
  });
  afterAll(() => shop.close());

  const enter = async (headers: Record<string, string>, couponCode: string) =>
    shop.call('POST', '/store/api/v1/cart/coupon', { headers, body: { couponCode } });
  async function guestWith(couponCode: string) {
    guests += 1;
    const headers = await fillGuestCart(shop, 'v-konev', 2, { 'x-forwarded-for': `198.18.1.${guests}` });
    expect((await enter(headers, couponCode)).status).toBe(200);
    return headers;
  }
  const place = (headers: Record<string, string>, changes: Record<string, unknown> = {}) =>
    shop.call('POST', '/store/api/v1/cart/place', { headers, body: createPlaceBody(changes) });
  const usesOf = async (code: string) =>
    (await shop.db.select().from(shopOrder).where(eq(shopOrder.couponCode, code))).length;

  it('has the discount in its lines, totals and stored rows', async () => {
    const headers = await guestWith('ZAHRADA10');
    const placed = await place(headers);
    const expected = {
      coupon: { code: 'ZAHRADA10' },
      items: [
        { prices: { totalWithTax: 398 } },
        {
          type: 'discount',
          product: { name: 'Sleva (ZAHRADA10)' },
          prices: { totalWithTax: -39.8, totalWithoutTax: -32.9 },
          attributes: { discount: true },
        },
      ],
      prices: {
        itemsWithTax: 358.2,
        itemsWithoutTax: 296.03,
        shipperPriceWithTax: 0,
        rounding: -0.2,
        totalWithTax: 397,
      },
    };
    expect(placed).toMatchObject({ status: 200, json: { data: { order: expected } } });
    const { token } = v.parse(orderResponse, placed.json).data.order;
    expect((await shop.call('GET', `/store/api/v1/orders/token/${token}`)).json).toMatchObject({ data: expected });
    expect((await place(headers)).json).toMatchObject({ data: { order: expected } });
    expect(await shop.db.select().from(orderDiscount)).toMatchObject([
      { kind: 'coupon', taxRate: 21, totalMinor: -3_980 },
    ]);
  });

  it('is refused when the coupon ceased to hold, and placed without it', async () => {
    const headers = await guestWith('KRATCE');
    const { now } = shop.clock;
    shop.clock.now = new Date('2026-11-21T09:30:00Z');
    expect(await place(headers)).toMatchObject({
      status: 409,
      json: { errors: [{ title: 'Slevový kód KRATCE platil jen do 21. listopadu 2026', code: 'coupon' }] },
    });
    await shop.call('DELETE', '/store/api/v1/cart/coupon', { headers });
    expect(await place(headers)).toMatchObject({
      status: 200,
      json: { data: { order: { coupon: null, prices: { itemsWithTax: 398 } } } },
    });
    shop.clock.now = now;
  });

  it('is possible once per customer: by the mailbox in any case, and by the account', async () => {
    const usedBefore = {
      status: 409,
      json: { errors: [{ title: 'Slevový kód JEDNOU jde použít jen jednou a vy jste ho už použili', code: 'coupon' }] },
    };
    expect((await place(await guestWith('JEDNOU'), { email: 'jana@example.com' })).status).toBe(200);
    expect(await place(await guestWith('JEDNOU'), { email: 'JANA@example.com' })).toMatchObject(usedBefore);
    expect((await place(await guestWith('JEDNOU'), { email: 'eva@example.com' })).status).toBe(200);
    const customer = await logInAs(shop, 'zakaznik@example.com');
    const fill = () => shop.call('POST', '/store/api/v1/cart/items', { headers: customer, body: { id: 'v-konev' } });
    await fill();
    expect((await enter(customer, 'JEDNOU')).status).toBe(200);
    expect((await place(customer, { email: 'zakaznik@example.com' })).status).toBe(200);
    await fill();
    expect(await enter(customer, 'JEDNOU')).toMatchObject({ status: 422 });
    expect(await place(await guestWith('JEDNOU'), { email: 'zakaznik@example.com' })).toMatchObject(usedBefore);
  });

  it('at once never exceeds the uses, and a cancelled order gives its use back', async () => {
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => guestWith('TRIKRAT')));
    const responses = await Promise.all(
      shoppers.map((headers, index) => place(headers, { email: `x${index}@example.com` })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(5);
    expect(await usesOf('TRIKRAT')).toBe(3);
    const refused = shoppers[responses.findIndex(({ status }) => status === 409)] ?? {};
    expect((await shop.call('GET', '/store/api/v1/cart', { headers: refused })).json).toMatchObject({
      data: { coupon: { problem: 'Slevový kód TRIKRAT je už vyčerpaný' } },
    });
    const [first] = await shop.db.select().from(shopOrder).where(eq(shopOrder.couponCode, 'TRIKRAT')).limit(1);
    await changeOrderStatus(
      { db: shop.db, now: () => shop.clock.now, wakeJobs: () => {}, settings: testSettings },
      { code: first?.code ?? '', status: 'cancelled' },
    );
    expect((await place(refused, { email: 'late@example.com' })).status).toBe(200);
  });

  it('at once by one customer from several carts is one order with the coupon', async () => {
    const shoppers = await Promise.all(Array.from({ length: 5 }, () => guestWith('JEDNOU')));
    const responses = await Promise.all(shoppers.map((headers) => place(headers, { email: 'stejny@example.com' })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });
});
