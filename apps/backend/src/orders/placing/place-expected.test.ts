import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { price, variant } from '@vyloha/backend-catalog/tables';
import { coupon, creditMovement } from '@vyloha/backend-cart/tables';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { payment, setting, shipperPrice } from '@vyloha/backend-shop/tables';
import { aCoupon } from '../../testing/a-coupon';
import type { TestShop } from '../../testing/create-test-shop';
import { createPlaceBody } from '../../testing/place-body';
import { openShopWithCustomer } from '../../testing/shop-with-customer';
import { oneTestDatabase } from '../../testing/test-databases';

const store = '/store/api/v1';
const taxed = v.object({ withTax: v.number() });
const cartResponse = v.object({
  data: v.object({
    currencyCode: v.string(),
    items: v.array(v.object({ id: v.string(), type: v.string(), prices: v.object({ totalWithTax: v.number() }) })),
    prices: v.object({ totalWithTax: v.number(), credits: v.number() }),
  }),
});
const servicesResponse = v.object({ data: v.array(v.object({ id: v.string(), prices: taxed })) });
const orderResponse = v.object({ data: v.object({ order: v.object({ code: v.string() }) }) });

describe.each(oneTestDatabase(import.meta.url))('an order that names what its shopper saw on $name', ({ open }) => {
  let shop: TestShop;
  let headers: Record<string, string>;

  beforeEach(async () => {
    ({ shop, customerHeaders: headers } = await openShopWithCustomer(open));
    headers = { ...headers, 'idempotency-key': 'attempt-of-the-customer' };
    await shop.db
      .update(setting)
      .set({ value: { loyalty_credits: true } })
      .where(eq(setting.name, 'functions'));
    await shop.db.insert(setting).values({ name: 'creditValue', value: { CZK: 0.5 } });
    await shop.db.update(variant).set({ credits: 150 }).where(eq(variant.id, 'v-konev'));
    await shop.db
      .insert(creditMovement)
      .values({ id: 'cm-1', customerId: 'u-zakaznik', reason: 'given', amount: 400, createdAt: shop.clock.now });
    await shop.db.insert(coupon).values(aCoupon({ code: 'ZAHRADA10' }));
    await send('cart/items', { id: 'v-hadice-20', amount: 2 });
  });
  afterEach(() => shop.close());

  const send = (path: string, body: unknown) => shop.call('POST', `${store}/${path}`, { headers, body });
  const read = async (path: string) => (await shop.call('GET', `${store}/${path}`, { headers })).json;
  const place = (expected: unknown, changes = {}) => send('cart/place', createPlaceBody({ ...changes, expected }));
  const orders = () => shop.db.select().from(shopOrder);

  /** As a storefront adds it up from what it showed. */
  async function see() {
    const cart = v.parse(cartResponse, await read('cart')).data;
    const priceOf = async (path: string, id: string) =>
      v.parse(servicesResponse, await read(path)).data.find((service) => service.id === id)?.prices.withTax ?? 0;
    const shipperPriceWithTax = await priceOf('cart/shippers', 's-ppl');
    const paymentPriceWithTax = await priceOf('cart/payments', 'pay-cod');
    return {
      // In cash it is paid to whole crowns.
      totalWithTax: Math.round(cart.prices.totalWithTax + shipperPriceWithTax + paymentPriceWithTax),
      currency: cart.currencyCode,
      credits: cart.prices.credits,
      shipperPriceWithTax,
      paymentPriceWithTax,
      items: cart.items
        .filter(({ type }) => type === 'product')
        .map(({ id, prices: { totalWithTax } }) => ({ id, totalWithTax })),
    };
  }

  it('is placed with coupon, credits, gift, shipping and payment when all is as it was seen', async () => {
    await send('cart/items', { id: 'v-hadice-50', amount: 4 });
    await send('cart/items', { id: 'v-konev', credits: true });
    await send('cart/coupon', { couponCode: 'ZAHRADA10' });
    await send('cart/credits', { credits: 100 });
    const seen = await see();
    expect(await place(seen, { order_gifts: ['v-darek'] })).toMatchObject({
      status: 200,
      json: { data: { order: { prices: { totalWithTax: seen.totalWithTax, credits: 250 } } } },
    });
  });

  it.each([
    {
      name: 'a price',
      change: () => shop.db.update(price).set({ unitMinor: 60_000 }).where(eq(price.variantId, 'v-hadice-20')),
      changes: [
        { kind: 'total', id: null, before: 1136, after: 1338 },
        { kind: 'item', id: expect.any(String), before: 998, after: 1200 },
      ],
    },
    {
      name: 'the cart, in another tab',
      change: () => send('cart/items', { id: 'v-konev', amount: 1 }),
      changes: [
        { kind: 'total', id: null, before: 1136, after: 1335 },
        { kind: 'item', id: expect.any(String), before: null, after: 199 },
      ],
    },
    {
      name: 'shipping',
      change: () => shop.db.update(shipperPrice).set({ priceMinor: 12_000 }).where(eq(shipperPrice.shipperId, 's-ppl')),
      changes: [
        { kind: 'total', id: null, before: 1136, after: 1157 },
        { kind: 'shipper', id: 's-ppl', before: 99, after: 120 },
      ],
    },
    {
      name: 'payment',
      change: () =>
        shop.db
          .update(payment)
          .set({ prices: { CZK: 4_000 } })
          .where(eq(payment.id, 'pay-cod')),
      changes: [
        { kind: 'total', id: null, before: 1136, after: 1137 },
        { kind: 'payment', id: 'pay-cod', before: 39, after: 40 },
      ],
    },
    {
      name: 'the coupon',
      change: () => send('cart/coupon', { couponCode: 'ZAHRADA10' }),
      changes: [{ kind: 'total', id: null, before: 1136, after: 1036 }],
    },
    {
      name: 'credits to be spent',
      change: () => send('cart/credits', { credits: 100 }),
      changes: [
        { kind: 'total', id: null, before: 1136, after: 1086 },
        { kind: 'credits', id: null, before: 0, after: 100 },
      ],
    },
  ])('is refused with what has changed: $name; and placed once that was seen', async ({ change, changes }) => {
    const seen = await see();
    await change();
    expect(await place(seen)).toMatchObject({
      status: 409,
      json: { errors: [{ code: 'total_changed' }], data: { changes } },
    });
    expect(await orders()).toEqual([]);
    expect((await place(await see())).status).toBe(200);
  });

  it('is refused when another product costs as much, where the lines are named', async () => {
    const seen = await see();
    const items = [{ id: 'ci-other', totalWithTax: 998 }];
    expect(await place({ ...seen, items })).toMatchObject({
      status: 409,
      json: {
        errors: [{ code: 'order_changed' }],
        data: { changes: [{ kind: 'item', after: null }, { kind: 'item' }] },
      },
    });
  });

  it('makes no price: neither a lower total nor another currency is taken', async () => {
    expect((await place({ totalWithTax: 1 })).status).toBe(409);
    expect((await place({ totalWithTax: 1136, currency: 'EUR' })).status).toBe(409);
    expect((await place({ totalWithTax: 'less' })).status).toBe(422);
    expect(await orders()).toEqual([]);
  });

  it('is the same order for good once it is placed, whatever a repeat expects', async () => {
    const seen = await see();
    const first = v.parse(orderResponse, (await place(seen)).json).data.order;
    await send('cart/items', { id: 'v-konev', amount: 1 });
    await shop.db.update(price).set({ unitMinor: 60_000 }).where(eq(price.variantId, 'v-hadice-20'));
    const again = await place({ totalWithTax: 1 });
    expect(v.parse(orderResponse, again.json).data.order.code).toBe(first.code);
    expect(await orders()).toHaveLength(1);
  });
});
