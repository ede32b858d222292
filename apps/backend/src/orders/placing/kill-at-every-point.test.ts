import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stock } from '@vyloha/backend-catalog/tables';
import { coupon } from '@vyloha/backend-cart/tables';
import { leaderLease, outboxMail } from '@vyloha/backend-kernel/tables';
import { orderPayment, shopDocument, shopOrder } from '@vyloha/backend-orders/tables';
import { aCoupon } from '../../testing/a-coupon';
import type { BackendProcess } from '../../testing/backend-process';
import { startGopayStandIn, type GopayStandIn } from '../../testing/gopay-stand-in';
import { callAt, fillCartAt, placeCartAt, type PlacedOrder } from '../../testing/http-shopper';
import { createKillableShop, type KillableShop } from '../../testing/killable-shop';
import { testDatabases } from '../../testing/test-databases';

/** On each database; a long run has more of them, see the README of the attacks. */
const kills = Number(process.env['ORDER_KILLS'] ?? 2);
const points = ['placing', 'placed'] as const;
const shoppersPerKill = 6;
const orders = kills * shoppersPerKill;
/** Three shoppers of each kill try to use it. */
const couponUses = kills * 2;
const startMs = 60_000;
const firstCodeOfYear = new Date().getFullYear() * 1_000_000 + 1;

interface Shopper {
  token: string;
  changes: Record<string, unknown>;
  /** What the backend that was killed had answered. */
  answered: PlacedOrder | null;
}

const messageIdOf = (mail: string) => /Message-ID:\s*(<[^>]+>)/i.exec(mail)?.[1];

const payResponse = v.object({ data: v.object({ payment: v.object({ id: v.string(), redirectUrl: v.string() }) }) });

describe.each(testDatabases())('kill -9 at every point of an order on $name', (database) => {
  let standIn: GopayStandIn;
  let shop: KillableShop;
  let backend: BackendProcess;

  beforeEach(async () => {
    standIn = await startGopayStandIn();
    const { url, goid, clientId, clientSecret } = standIn.config;
    const gateway = { GOPAY_URL: url, GOPAY_GOID: goid, GOPAY_CLIENT_ID: clientId, GOPAY_CLIENT_SECRET: clientSecret };
    shop = await createKillableShop(database, gateway);
    await shop.withDatabase(async (db) => {
      await db.update(stock).set({ amount: orders }).where(eq(stock.variantId, 'v-konev'));
      await db.insert(coupon).values(aCoupon({ code: 'NEKDO', maxUses: couponUses }));
    });
    backend = await shop.start();
  });
  afterEach(async () => {
    await shop.remove();
    await standIn.stop();
  });

  /** Every second one has a coupon, and every third one pays by card. */
  async function startShopping(index: number): Promise<Shopper> {
    const token = await fillCartAt(backend.url, 'v-konev');
    if (index % 2 === 0) await callAt(backend.url, token, 'POST', 'cart/coupon', { couponCode: 'NEKDO' });
    await callAt(backend.url, token, 'POST', 'cart/validate', {});
    const payment = index % 3 === 0 ? { payment_id: 'pay-card' } : {};
    return { token, changes: { ...payment, email: `s${token}@example.com`, newsletter: true }, answered: null };
  }

  /** Places the cart, without its coupon when others have used that up. */
  async function place({ token, changes }: Shopper): Promise<PlacedOrder> {
    const first = await placeCartAt(backend.url, token, changes);
    if (first.order !== null) return first.order;
    expect(first.status).toBe(409);
    await callAt(backend.url, token, 'DELETE', 'cart/coupon');
    const { order } = await placeCartAt(backend.url, token, changes);
    if (order === null) throw new Error('The order is refused without a coupon, too');
    return order;
  }

  /**
   * The backend after one that was killed. What that one had claimed, it keeps from others for up to a minute, as tests of
   * each claim prove; here the minute has passed.
   */
  async function startAfterKill(): Promise<BackendProcess> {
    await shop.withDatabase(async (db) => {
      await db.delete(leaderLease);
      await db.update(outboxMail).set({ runAfter: new Date() });
      await db
        .update(orderPayment)
        .set({ createdAt: sql`${orderPayment.createdAt} - interval '1 minute'` })
        .where(eq(orderPayment.state, 'starting'));
    });
    return shop.start();
  }

  async function killAt(point: (typeof points)[number], shoppers: readonly Shopper[]): Promise<void> {
    const attempts = shoppers.map(async (shopper, index) => {
      // One has validated the order and does not place it yet.
      if (point === 'placing' && index === 0) return;
      shopper.answered = await place(shopper);
      if (point === 'placing') await backend.end('SIGKILL');
    });
    await Promise.allSettled(attempts);
    await backend.end('SIGKILL');
    backend = await startAfterKill();
  }

  async function payByCard({ token }: PlacedOrder): Promise<string> {
    let answer: unknown;
    const start = async () => {
      const started = await callAt(backend.url, '', 'POST', `orders/token/${token}/payment`, {});
      answer = await started.json();
      return started.status;
    };
    // A start that was cut short keeps others waiting for a while: it could still reach the gateway. An order may be asked
    // for sixty times an hour.
    await expect.poll(start, { interval: 2_000, timeout: startMs }).toBe(200);
    const { id, redirectUrl } = v.parse(payResponse, answer).data.payment;
    await standIn.choose(redirectUrl, 'paid');
    return id;
  }
  const notify = (id: string) => callAt(backend.url, '', 'POST', 'payments/notify', { id });

  it('loses nothing and doubles nothing', { timeout: (kills + 2) * startMs }, async () => {
    const placed: PlacedOrder[] = [];
    const byCard: PlacedOrder[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const indexes = Array.from({ length: shoppersPerKill }, (_, index) => index);
      const shoppers = await Promise.all(indexes.map(startShopping));
      await killAt(points[kill % points.length] ?? 'placing', shoppers);
      const repeated = await Promise.all(shoppers.map(place));
      shoppers.forEach(({ answered }, index) => {
        if (answered !== null) expect(repeated[index]).toEqual({ ...answered, token: expect.any(String) });
      });
      placed.push(...repeated);
      byCard.push(...repeated.filter((_, index) => index % 3 === 0));
    }

    const payments = await Promise.all(byCard.map(payByCard));
    await Promise.allSettled(
      payments.map(async (id) => {
        await notify(id);
        await backend.end('SIGKILL');
      }),
    );
    backend = await startAfterKill();
    for (const { status } of await Promise.all([...payments, ...payments].map(notify))) expect(status).toBe(200);
    const { token } = placed[0] ?? { token: '' };
    expect((await fetch(`${backend.url}/store/api/v1/orders/token/${token}`)).status).toBe(200);
    // Of a paid order: its confirmation, that its money has come, and its invoice; however often each was tried.
    const mailsOf = async (code: string) =>
      new Set((await shop.mails()).filter((mail) => mail.includes(code)).map(messageIdOf)).size;
    const mailCounts = () => Promise.all(byCard.map(({ code }) => mailsOf(code)));
    await expect.poll(mailCounts, { interval: 500, timeout: startMs }).toEqual(byCard.map(() => 3));
    expect(await backend.end('SIGTERM')).toBe(0);

    await shop.withDatabase(async (db) => {
      const rows = await db.select().from(shopOrder);
      expect(rows.map(({ code }) => code).sort()).toEqual(placed.map(({ code }) => code).sort());
      expect(rows.map(({ code }) => code).sort()).toEqual(
        Array.from({ length: orders }, (_, index) => String(firstCodeOfYear + index)),
      );
      expect(await db.$count(shopOrder, isNotNull(shopOrder.couponId))).toBe(couponUses);
      const [shelf] = await db.select().from(stock).where(eq(stock.variantId, 'v-konev'));
      expect(shelf?.amount).toBe(0);

      const paid = await db.select().from(orderPayment).where(eq(orderPayment.state, 'paid'));
      expect(paid.map(({ orderId }) => orderId).sort()).toEqual(
        rows.flatMap(({ id, paymentType }) => (paymentType === 'ONLINE' ? [id] : [])).sort(),
      );
      for (const { orderId, amountMinor } of paid) {
        expect(rows.find(({ id }) => id === orderId)).toMatchObject({ status: 'paid', totalMinor: amountMinor });
      }
      const documents = await db.select().from(shopDocument).orderBy(asc(shopDocument.number));
      expect(documents.map(({ orderId }) => orderId).sort()).toEqual(paid.map(({ orderId }) => orderId).sort());
      const [firstNumber = 0] = documents.map(({ number }) => Number(number));
      expect(documents.map(({ number }) => Number(number))).toEqual(paid.map((_, index) => firstNumber + index));
      const waiting = await db
        .select({ code: shopOrder.code })
        .from(outboxMail)
        .innerJoin(shopOrder, eq(shopOrder.id, outboxMail.subjectId));
      const mailed = (await shop.mails()).flatMap((mail) => /objednávku (\d{10})/.exec(mail)?.[1] ?? []);
      const confirmed = new Set([...mailed, ...waiting.map(({ code }) => code)]);
      expect([...confirmed].sort(), 'mailed or still to be').toEqual(rows.map(({ code }) => code).sort());
    });
  });
});
