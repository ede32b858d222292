import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outboxMail, shopOrder, stock } from '../database/schema';
import { fillCartAt, placeCartAt, type PlacedOrder } from '../testing/http-shopper';
import { createKillableShop, type KillableShop } from '../testing/killable-shop';
import { testDatabases } from '../testing/test-databases';

const carts = 20;
const firstCodeOfYear = () => new Date().getFullYear() * 1_000_000 + 1;

describe.each(testDatabases())('orders and kill -9 on $name', { timeout: 120_000 }, (database) => {
  let shop: KillableShop;

  beforeEach(async () => {
    shop = await createKillableShop(database);
  });
  afterEach(() => shop.remove());

  it('keeps what was confirmed, and repeats it', async () => {
    const first = await shop.start();
    const tokens = await Promise.all(Array.from({ length: carts }, () => fillCartAt(first.url, 'v-konev')));
    const answered = new Map<string, PlacedOrder>();
    const attempts = tokens.map(async (token) => {
      const { order } = await placeCartAt(first.url, token);
      if (order === null) return;
      answered.set(token, order);
      if (answered.size === 3) await first.end('SIGKILL');
    });
    await Promise.allSettled(attempts);
    expect(answered.size).toBeGreaterThanOrEqual(3);

    const second = await shop.start();
    const repeated = await Promise.all(tokens.map((token) => placeCartAt(second.url, token)));
    expect(repeated.map(({ status }) => status)).toEqual(Array<number>(carts).fill(200));
    tokens.forEach((token, index) => {
      const known = answered.get(token);
      if (known !== undefined) expect(repeated[index]?.order).toEqual(known);
    });
    const token = [...answered.values()][0]?.token ?? '';
    expect((await fetch(`${second.url}/store/api/v1/orders/token/${token}`)).status).toBe(200);
    expect(await second.end('SIGTERM')).toBe(0);

    await shop.withDatabase(async (db) => {
      const codes = (await db.select({ code: shopOrder.code }).from(shopOrder)).map(({ code }) => code).sort();
      expect(codes).toEqual(Array.from({ length: carts }, (_, index) => String(firstCodeOfYear() + index)));
      const waiting = await db
        .select({ code: shopOrder.code })
        .from(outboxMail)
        .innerJoin(shopOrder, eq(shopOrder.id, outboxMail.orderId));
      const confirmed = new Set([...(await shop.mailedCodes()), ...waiting.map(({ code }) => code)]);
      expect([...confirmed].sort(), 'mailed or still to be').toEqual(codes);
      const [shelf] = await db.select().from(stock).where(eq(stock.variantId, 'v-konev'));
      expect(shelf?.amount).toBe(100 - carts);
    });
  });

  it('finishes requests in flight on shutdown', async () => {
    const backend = await shop.start();
    const tokens = await Promise.all(Array.from({ length: carts }, () => fillCartAt(backend.url, 'v-konev')));
    const attempts = tokens.map((token) => placeCartAt(backend.url, token));
    await Promise.race(attempts);
    const ended = backend.end('SIGTERM');
    const answers = await Promise.all(attempts);
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(carts).fill(200));
    expect(await ended).toBe(0);
  });
});
