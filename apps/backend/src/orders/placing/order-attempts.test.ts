import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderAttempt, shopOrder } from '@vyloha/backend-orders/tables';
import { createTestShop, type TestShop } from '../../testing/create-test-shop';
import { fillGuestCart } from '../../testing/fill-guest-cart';
import { logInAs } from '../../testing/log-in-as';
import { createPlaceBody } from '../../testing/place-body';
import { concurrentTestDatabase } from '../../testing/test-databases';

type Headers = Record<string, string> & Record<'idempotency-key', string>;

const store = '/store/api/v1';
const orderResponse = v.object({ data: v.object({ order: v.object({ code: v.string(), token: v.string() }) }) });
const cartResponse = v.object({ data: v.object({ items: v.array(v.object({ amount: v.number() })) }) });

describe.each(concurrentTestDatabase())('attempts to place an order on $name', ({ open }) => {
  let shop: TestShop;
  let attempts = 0;

  beforeAll(async () => {
    shop = await createTestShop({ database: await open() });
  }, 60_000);
  afterAll(() => shop.close());

  /** A guest with a watering can in the cart, and a key of their own. */
  async function aGuest(): Promise<Headers> {
    attempts += 1;
    const headers = await fillGuestCart(shop, 'v-konev', 1, { 'x-forwarded-for': `198.18.7.${attempts}` });
    return { ...headers, 'idempotency-key': `attempt-number-${attempts}` };
  }
  const place = (headers: Headers, body = createPlaceBody()) =>
    shop.call('POST', `${store}/cart/place`, { headers, body });
  const settle = (headers: Headers) => shop.call('POST', `${store}/cart/place/settle`, { headers, body: {} });
  const amountsOf = async (headers: Headers) =>
    v
      .parse(cartResponse, (await shop.call('GET', `${store}/cart`, { headers })).json)
      .data.items.map((item) => item.amount);

  it('tell a shopper who got no answer about the order', async () => {
    const guest = await aGuest();
    const { code } = v.parse(orderResponse, (await place(guest)).json).data.order;
    expect(await settle(guest)).toMatchObject({ status: 200, json: { data: { order: { code } } } });
  });

  it('that have not arrived never will, and the cart stays', async () => {
    const guest = await aGuest();
    expect(await settle(guest)).toMatchObject({ status: 200, json: { data: { order: null } } });
    const late = await place(guest);
    expect(late).toMatchObject({ status: 409, json: { errors: [{ code: 'attempt_void' }] } });
    expect(await amountsOf(guest)).toEqual([1]);
    const again = await place({ ...guest, 'idempotency-key': `${guest['idempotency-key']}-again` });
    expect(again.status).toBe(200);
  });

  it('never place a newer cart when they are repeated late', async () => {
    const guest = await aGuest();
    const first = v.parse(orderResponse, (await place(guest)).json).data.order;
    const next = await fillGuestCart(shop, 'v-darek', 2, { 'x-forwarded-for': guest['x-forwarded-for'] ?? '' });
    const late = await place({ ...guest, ...next, 'x-guest-cart': guest['x-guest-cart'] ?? '' });
    expect(v.parse(orderResponse, late.json).data.order.code).toBe(first.code);
    expect(await amountsOf({ ...guest, ...next })).toEqual([2]);
  });

  it('may be repeated after a refusal', async () => {
    const guest = await aGuest();
    expect((await place(guest, createPlaceBody({ shipper_id: 'none' }))).status).toBe(422);
    expect((await place(guest)).status).toBe(200);
  });

  it('are one order, however often they are sent and settled at once', async () => {
    const guest = await aGuest();
    const before = (await shop.db.select().from(shopOrder)).length;
    const answers = await Promise.all([place(guest), settle(guest), place(guest), settle(guest), place(guest)]);
    const orders = answers.flatMap(({ json }) => {
      const parsed = v.safeParse(orderResponse, json);
      return parsed.success ? [parsed.output.data.order.code] : [];
    });
    const placed = (await shop.db.select().from(shopOrder)).length - before;
    expect(new Set(orders).size).toBe(placed);
    expect(placed).toBe(answers.some(({ status }) => status === 409) ? 0 : 1);
  });

  it('lead to the order also who has logged in or out since, by a token that opens it', async () => {
    const guest = await aGuest();
    const { code } = v.parse(orderResponse, (await place(guest)).json).data.order;
    for (const identity of [{}, await logInAs(shop, 'zakaznik@example.com'), await aGuest()]) {
      const settled = await settle({ ...identity, 'idempotency-key': guest['idempotency-key'] });
      const { order } = v.parse(orderResponse, settled.json).data;
      expect(order.code).toBe(code);
      expect((await shop.call('GET', `${store}/orders/token/${order.token}`)).status).toBe(200);
    }
  });

  it('need a key that cannot be guessed, and are stored as hashes', async () => {
    const guest = await aGuest();
    expect((await place({ ...guest, 'idempotency-key': 'short' })).status).toBe(400);
    const stored = JSON.stringify(await shop.db.select().from(orderAttempt));
    expect(stored).not.toContain('attempt-number');
  });
});
