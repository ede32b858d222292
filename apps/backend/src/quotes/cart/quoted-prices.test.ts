import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { coupon } from '@vyloha/backend-cart/tables';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { setting } from '@vyloha/backend-shop/tables';
import { aCoupon } from '../../testing/a-coupon';
import { firstQuote, openQuoteShop, type QuoteShop } from '../../testing/quote-shop';
import { concurrentTestDatabase } from '../../testing/test-databases';

const store = '/store/api/v1';
const cartIds = v.object({ data: v.object({ items: v.array(v.looseObject({ id: v.string() })) }) });
const held = v.object({ data: v.object({ approval: v.object({ id: v.string() }) }) });

describe.each(concurrentTestDatabase())('prices of quotes on $name', ({ open }) => {
  let q: QuoteShop;

  beforeEach(async () => {
    q = await openQuoteShop(open);
  });
  afterEach(() => q.shop.close());

  it('make prices of the cart, instead of its own line, exactly without tax', async () => {
    await q.offer();
    for (const repeat of [q.put, q.put])
      expect(await repeat()).toMatchObject({
        status: 200,
        json: {
          data: {
            cart: {
              items: [
                {
                  amount: 10,
                  prices: { unitWithoutTax: 99.99, totalWithoutTax: 999.9, totalWithTax: 1209.88 },
                  quote: { code: firstQuote, applies: true, notice: expect.stringContaining('25. listopadu 2026') },
                },
              ],
              prices: { totalWithTax: 1209.88, totalWithoutTax: 999.9 },
            },
          },
        },
      });
    expect(await q.place()).toMatchObject({
      status: 200,
      json: { data: { order: { items: [{ prices: { totalWithoutTax: 999.9, totalWithTax: 1209.88 } }] } } },
    });
    const [order] = await q.shop.db.select().from(shopOrder);
    expect(await q.read()).toMatchObject({ json: { data: { state: 'ordered', orderCode: order?.code } } });
    expect(await q.put()).toMatchObject({ status: 409 });
  });

  it('hold for the offered amounts, in their currency, and until the end of their last day', async () => {
    await q.offer(10, { lines: [{ number: 1, price: 90, minAmount: 5, maxAmount: 20 }] });
    await q.put();
    const line = (applies: boolean, notice: RegExp) => ({
      json: { data: { items: [{ quote: { applies, notice: expect.stringMatching(notice) } }] } },
    });
    for (const [amount, applies, notice] of [
      [20, true, /platí do/],
      [21, false, /nejvýše pro 20 ks/],
      [4, false, /od 5 ks/],
      [5, true, /platí do/],
    ] as const) {
      await q.changeAmount(amount);
      expect(await q.cart()).toMatchObject(line(applies, notice));
    }
    expect(await q.cart(q.buyer, { 'x-currency': 'EUR' })).toMatchObject(line(false, /v měně CZK/));
    // Both in the shop's time zone, an hour ahead of UTC.
    q.shop.clock.now = new Date('2026-11-25T22:59:00Z');
    expect(await q.cart()).toMatchObject(line(true, /platí do/));
    q.shop.clock.now = new Date('2026-11-25T23:00:00Z');
    expect(await q.cart()).toMatchObject(line(false, /platila do 25\. listopadu/));
    expect(await q.read()).toMatchObject({ json: { data: { state: 'expired' } } });
    expect(await q.put()).toMatchObject({ status: 409 });
    // The shop may offer anew.
    expect(await q.answer({ validUntil: '2026-12-31' })).toMatchObject({ status: 200 });
    expect(await q.cart()).toMatchObject(line(true, /31\. prosince/));
  });

  it.each([
    [20, 50, 20],
    [2, 5, 5],
    [2, null, 10],
  ])('come into the cart in an amount that they hold for: of %s to %s, 10 wanted, %s', async (min, max, amount) => {
    await q.offer(10, { lines: [{ number: 1, price: 90, minAmount: min, maxAmount: max }] });
    expect(await q.put()).toMatchObject({
      json: { data: { cart: { items: [{ amount, quote: { applies: true } }] } } },
    });
  });

  it('are of lines of their own; what depends on one stays with it', async () => {
    const ids = async () => v.parse(cartIds, (await q.cart()).json).data.items;
    const add = (body: object) => q.shop.call('POST', `${store}/cart/items`, { headers: q.buyer, body });
    await q.add(2);
    const [main] = await ids();
    const other = { id: 'v-konev', amount: 3, newLine: true };
    await add(other);
    const [, second] = await ids();
    await add({ id: 'v-konev', amount: 1, parent_id: main?.id });
    await add({ id: 'v-darek', amount: 1, parent_id: second?.id });
    await q.request();
    expect(await q.read()).toMatchObject({ json: { data: { items: [{ number: 1, amount: 5 }] } } });
    await q.answer();
    await q.put();
    expect(await ids()).toMatchObject([
      { id: main?.id, amount: 5, parentId: null, quote: { applies: true } },
      { amount: 1, parentId: main?.id },
      { amount: 1, parentId: main?.id },
    ]);
  });

  it('are used by one of two orders at once; the other keeps its cart', async () => {
    await q.offer();
    await q.put();
    expect(await q.put(q.owner)).toMatchObject({ status: 200 });
    const seen = { quotes: [firstQuote] };
    const answers = await Promise.all([q.place(q.buyer, seen), q.place(q.owner, seen)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await q.shop.db.$count(shopOrder)).toBe(1);
    const loser = answers[0]?.status === 409 ? q.buyer : q.owner;
    expect(await q.cart(loser)).toMatchObject({
      json: { data: { items: [{ quote: { applies: false, notice: expect.stringContaining('už byla objednaná') } }] } },
    });
  });

  it('are approved at their price while it holds', async () => {
    await q.offer(20);
    await q.put();
    const { approval } = v.parse(held, (await q.place()).json).data;
    const path = `${store}/user/company/approvals/${approval.id}`;
    const seen = v.parse(
      v.object({ data: v.object({ current: v.object({ total: v.number() }) }) }),
      (await q.shop.call('GET', path, { headers: q.approver })).json,
    ).data.current.total;
    const approve = () => q.shop.call('POST', `${path}/approve`, { headers: q.approver, body: { total: seen } });
    q.shop.clock.now = new Date('2026-11-26T09:00:00Z');
    expect(await approve()).toMatchObject({ status: 409, json: { errors: [{ code: 'total_changed' }] } });
    q.shop.clock.now = new Date('2026-11-25T09:00:00Z');
    expect(await approve()).toMatchObject({ status: 200 });
    expect(await q.read()).toMatchObject({ json: { data: { state: 'ordered' } } });
  });

  it('are not reduced by coupons, unless the shop allows it', async () => {
    await q.shop.db.insert(coupon).values(aCoupon({ code: 'SLEVA' }));
    await q.offer();
    await q.put();
    const enter = () =>
      q.shop.call('POST', `${store}/cart/coupon`, { headers: q.buyer, body: { couponCode: 'SLEVA' } });
    expect(await enter()).toMatchObject({ status: 422 });
    await q.shop.call('POST', `${store}/cart/items`, { headers: q.buyer, body: { id: 'v-darek', amount: 1 } });
    expect(await enter()).toMatchObject({ status: 200 });
    const discount = async () =>
      v
        .parse(
          v.object({
            data: v.object({
              items: v.array(v.looseObject({ type: v.string(), prices: v.object({ totalWithTax: v.number() }) })),
            }),
          }),
          (await q.cart()).json,
        )
        .data.items.filter(({ type }) => type === 'discount')
        .reduce((sum, { prices }) => sum + prices.totalWithTax, 0);
    const onOthers = await discount();
    expect(onOthers).toBeLessThan(0);
    await q.shop.db.insert(setting).values({ name: 'quotesTakeCoupons', value: true });
    expect(await discount()).toBeCloseTo(onOthers - 120.99, 1);
    await q.shop.db.delete(setting).where(eq(setting.name, 'quotesTakeCoupons'));
  });
});
