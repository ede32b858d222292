import { and, eq, sum } from 'drizzle-orm';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stock } from '@vyloha/backend-catalog/tables';
import { coupon } from '@vyloha/backend-cart/tables';
import { shopOrder, stockMove } from '@vyloha/backend-orders/tables';
import { shipper } from '@vyloha/backend-shop/tables';
import { buildApp } from '../../build-app';
import { aCoupon } from '../../testing/a-coupon';
import { createTestShop, testNow, testSettings, type TestShop } from '../../testing/create-test-shop';
import { callAt, fillCartAt, placeCartAt } from '../../testing/http-shopper';
import { concurrentTestDatabase } from '../../testing/test-databases';

const shoppers = 50;
const pieces = 5;

describe.each(concurrentTestDatabase())('concurrent orders on $name', ({ open }) => {
  let shop: TestShop;
  let urls: string[];
  let stop: () => Promise<unknown>;

  /** Two listening servers on one database, as behind a load balancer. */
  beforeEach(async () => {
    shop = await createTestShop({ database: await open() });
    const second = buildApp({
      settings: testSettings,
      log: pino({ level: 'silent' }),
      database: () => shop.db,
      now: () => testNow,
      checkResponses: false,
    });
    const listen = { port: 0, host: '127.0.0.1' };
    urls = await Promise.all([shop.app.listen(listen), second.listen(listen)]);
    stop = () => second.close();
  });

  afterEach(async () => {
    await stop();
    await shop.close();
  });

  const urlOf = (index: number) => urls[index % urls.length] ?? '';
  const tokensOf = (count: number, variantId: string) =>
    Promise.all(Array.from({ length: count }, (_, index) => fillCartAt(urlOf(index), variantId)));

  it(`sells the last ${pieces} pieces to ${pieces} of ${shoppers} shoppers`, async () => {
    const tokens = await tokensOf(shoppers, 'v-hadice-20');
    const answers = await Promise.all(tokens.map((token, index) => placeCartAt(urlOf(index), token)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(pieces).fill(200), ...Array<number>(shoppers - pieces).fill(409)]);
    const ownShelves = and(eq(stock.variantId, 'v-hadice-20'), eq(stock.amount, 0));
    expect(await shop.db.select().from(stock).where(ownShelves)).toHaveLength(2);
    const codes = answers.flatMap(({ order }) => order?.code ?? []).sort();
    expect(codes).toEqual(Array.from({ length: pieces }, (_, index) => `202600000${index + 1}`));
    expect(await shop.db.select({ taken: sum(stockMove.amount) }).from(stockMove)).toEqual([{ taken: String(pieces) }]);
  });

  it('gives the last places of a time window to as many shoppers, and those of a cancelled order again', async () => {
    await shop.db.update(shipper).set({ slotCapacity: 2 }).where(eq(shipper.id, 's-ppl'));
    const changes = { delivery_time_id: 's-ppl.2026-11-24.12' };
    const place = async (tokens: readonly string[]) =>
      (await Promise.all(tokens.map((token, index) => placeCartAt(urlOf(index), token, changes)))).map(
        ({ status }) => status,
      );
    const statuses = await place(await tokensOf(shoppers, 'v-konev'));
    expect(statuses.sort()).toEqual([200, 200, ...Array<number>(shoppers - 2).fill(409)]);
    const expectAvailable = async (available: boolean) => {
      const { json } = await shop.call('GET', '/store/api/v1/delivery-times?shipperId=s-ppl');
      const slot = expect.objectContaining({ id: changes.delivery_time_id, available }) as unknown;
      expect(json).toMatchObject({ data: expect.arrayContaining([slot]) as unknown });
    };
    await expectAvailable(false);
    const [order] = await shop.db.select().from(shopOrder);
    await shop.db
      .update(shopOrder)
      .set({ status: 'cancelled' })
      .where(eq(shopOrder.id, order?.id ?? ''));
    await expectAvailable(true);
    expect((await place(await tokensOf(2, 'v-konev'))).sort()).toEqual([200, 409]);
  });

  it('gives the last use of a coupon to one shopper, and the others keep their carts', async () => {
    await shop.db.insert(coupon).values(aCoupon({ code: 'JEDINY', maxUses: 1 }));
    const tokens = await tokensOf(shoppers, 'v-konev');
    const entered = tokens.map((token, index) =>
      callAt(urlOf(index), token, 'POST', 'cart/coupon', { couponCode: 'JEDINY' }),
    );
    expect(new Set((await Promise.all(entered)).map(({ status }) => status))).toEqual(new Set([200]));
    const answers = await Promise.all(tokens.map((token, index) => placeCartAt(urlOf(index), token)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array<number>(shoppers - 1).fill(409)]);
    expect(await shop.db.select().from(shopOrder)).toMatchObject([{ couponCode: 'JEDINY' }]);
    const refused = tokens[answers.findIndex(({ status }) => status === 409)] ?? '';
    await callAt(urlOf(0), refused, 'DELETE', 'cart/coupon');
    expect((await placeCartAt(urlOf(0), refused)).status).toBe(200);
  });

  it('creates one order of one cart, however often it is placed at once', async () => {
    const token = await fillCartAt(urlOf(0), 'v-konev');
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => placeCartAt(urlOf(index), token)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    for (const { order } of answers) expect(order).toEqual({ ...answers[0]?.order, token: expect.any(String) });
    expect(await shop.db.select().from(shopOrder)).toHaveLength(1);
  });

  it('never deadlocks for products bought in opposite order', async () => {
    const tokens = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const ids = index % 2 === 0 ? ['v-konev', 'v-darek'] : ['v-darek', 'v-konev'];
        const token = await fillCartAt(urlOf(index), ids[0] ?? '');
        await shop.call('POST', '/store/api/v1/cart/items', {
          headers: { 'x-guest-cart': token },
          body: { id: ids[1] },
        });
        return token;
      }),
    );
    const answers = await Promise.all(tokens.map((token, index) => placeCartAt(urlOf(index), token)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
  });
});
