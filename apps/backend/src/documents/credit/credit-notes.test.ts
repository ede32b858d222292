import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { coupon, creditMovement } from '@vyloha/backend-cart/tables';
import { creditedPart, shopDocument, shopDocumentFile } from '@vyloha/backend-orders/tables';
import { setting } from '@vyloha/backend-shop/tables';
import { aCoupon } from '../../testing/a-coupon';
import type { TestShop } from '../../testing/create-test-shop';
import { logInAs } from '../../testing/log-in-as';
import { createPlaceBody } from '../../testing/place-body';
import { openShopWithMailbox } from '../../testing/shop-with-mailbox';
import { concurrentTestDatabase } from '../../testing/test-databases';
import { workAllJobs } from '../../testing/upkeep';

const store = '/store/api/v1';
const placed = v.object({
  data: v.object({
    order: v.object({
      id: v.string(),
      code: v.string(),
      token: v.string(),
      items: v.array(v.looseObject({ id: v.string(), type: v.string() })),
      prices: v.looseObject({ totalWithTax: v.number(), itemsWithTax: v.number() }),
    }),
  }),
});

describe.each(concurrentTestDatabase())('credit notes of returns on $name', ({ open }) => {
  let shop: TestShop;
  let key: string;
  let headers: Record<string, string>;

  beforeEach(async () => {
    const opened = await openShopWithMailbox(open);
    shop = opened.shop;
    key = await opened.commandKey();
    headers = await logInAs(shop, 'zakaznik@example.com');
    await shop.db.insert(coupon).values(aCoupon({ code: 'ZAHRADA10' }));
    await shop.db
      .update(setting)
      .set({ value: { loyalty_credits: true } })
      .where(eq(setting.name, 'functions'));
    await shop.db.insert(setting).values({ name: 'creditValue', value: { CZK: 0.5 } });
    const given = { id: 'cm-1', customerId: 'u-zakaznik', reason: 'given' as const, amount: 100 };
    await shop.db.insert(creditMovement).values({ ...given, createdAt: shop.clock.now });
  });
  afterEach(() => shop.close());

  const command = (path: string, body: object) =>
    shop.call('POST', `${store}/${path}`, { headers: { authorization: `Bearer ${key}` }, body });
  const bring = async (code: string, ...statuses: string[]) => {
    for (const status of statuses) await command('order-statuses', { code, status });
    await workAllJobs(shop.db);
  };

  /** Three cans with a coupon of 10 % and 100 credits. */
  async function order() {
    await shop.call('POST', `${store}/cart/items`, { headers, body: { id: 'v-konev', amount: 3 } });
    await shop.call('POST', `${store}/cart/coupon`, { headers, body: { couponCode: 'ZAHRADA10' } });
    await shop.call('POST', `${store}/cart/credits`, { headers, body: { credits: 100 } });
    const { json } = await shop.call('POST', `${store}/cart/place`, {
      headers,
      body: createPlaceBody({ business: null }),
    });
    const { order: own } = v.parse(placed, json).data;
    return { ...own, line: own.items.find(({ type }) => type === 'product')?.id ?? '' };
  }
  const withdraw = async ({ token, line }: { token: string; line: string }, amount: number) => {
    const body = { items: [{ id: line, amount }] };
    const attempt = { 'idempotency-key': `attempt-${crypto.randomUUID()}` };
    const { json } = await shop.call('POST', `${store}/withdrawals/orders/${token}`, { body, headers: attempt });
    return v.parse(v.object({ data: v.object({ code: v.string() }) }), json).data.code;
  };
  const accept = (code: string) => command('withdrawal-states', { code, state: 'accepted' });
  const claim = async ({ id, line }: { id: string; line: string }, solution: string) => {
    const body = { order_id: id, item_id: line, amount: 1, description: 'Kape', solution };
    const attempt = { 'idempotency-key': `attempt-${crypto.randomUUID()}` };
    const { json } = await shop.call('POST', `${store}/user/claims`, { body, headers: { ...headers, ...attempt } });
    return v.parse(v.object({ data: v.object({ code: v.string() }) }), json).data.code;
  };
  const settle = (code: string, refund?: number) => command('claim-states', { code, state: 'accepted', refund });
  const notes = () =>
    shop.db.select().from(shopDocument).where(eq(shopDocument.kind, 'creditNote')).orderBy(shopDocument.number);
  const total = async () =>
    (await shop.db.select().from(shopDocument)).reduce((sum, { totalMinor }) => sum + (totalMinor ?? 0), 0);
  const moved = async (reason: 'earned' | 'returned' | 'revoked') =>
    (await shop.db.select().from(creditMovement).where(eq(creditMovement.reason, reason))).map(({ amount }) => amount);

  it('take back the pieces with their discounts and credits, each once; the last ones all the rest', async () => {
    const own = await order();
    await bring(own.code, 'paid', 'delivered');
    const first = await withdraw(own, 1);
    await accept(first);
    await command('withdrawal-states', { code: first, state: 'refunded' });
    expect(await command('withdrawal-states', { code: first, state: 'rejected' })).toMatchObject({ status: 422 });
    await workAllJobs(shop.db);
    const [note] = await notes();
    const third = Math.round((own.prices.itemsWithTax * 100) / 3);
    expect(Math.abs((note?.totalMinor ?? 0) + third)).toBeLessThanOrEqual(1);
    expect(note).toMatchObject({ subject: first, number: '20262000001' });
    const files = await shop.db
      .select()
      .from(shopDocumentFile)
      .where(eq(shopDocumentFile.documentId, note?.id ?? ''));
    const isdoc = files.find(({ format }) => format === 'isdoc')?.content?.toString() ?? '';
    expect(isdoc).toContain('<ID>20261000001</ID>');
    expect(isdoc.match(/<InvoiceLine>/g)).toHaveLength(3);
    expect(await moved('returned')).toEqual([33]);

    const others = [await withdraw(own, 1), await withdraw(own, 1)];
    await Promise.all(others.map(accept));
    await Promise.all([workAllJobs(shop.db), workAllJobs(shop.db)]);
    expect(await notes()).toHaveLength(3);
    expect(await total()).toBe(0);
    expect((await moved('returned')).reduce((sum, amount) => sum + amount, 0)).toBe(100);
    const movements = [...(await moved('earned')), ...(await moved('revoked'))];
    expect(movements.reduce((sum, amount) => sum + amount, 0)).toBe(0);
    await bring(own.code, 'cancelled');
    expect(await notes()).toHaveLength(3);
    expect(await total()).toBe(0);
  });

  it('leave the rest to the cancellation, and wait for the invoice', async () => {
    const own = await order();
    await accept(await withdraw(own, 2));
    await workAllJobs(shop.db);
    expect(await notes()).toEqual([]);
    await bring(own.code, 'shipped');
    expect(await notes()).toHaveLength(1);
    await bring(own.code, 'cancelled');
    expect((await notes()).map(({ subject }) => subject)).toEqual([`${own.code}-1`, '']);
    expect(await total()).toBe(0);
    expect((await moved('returned')).reduce((sum, amount) => sum + amount, 0)).toBe(100);
  });

  it('of claims are of the pieces, or of an amount that the line can bear', async () => {
    const own = await order();
    await bring(own.code, 'delivered');
    const [refunded, discounted, replaced] = [
      await claim(own, 'refund'),
      await claim(own, 'discount'),
      await claim(own, 'replacement'),
    ];
    await settle(refunded);
    expect(await settle(discounted)).toMatchObject({ status: 422, json: { errors: [{ field: 'refund' }] } });
    expect(await settle(discounted, 100_000)).toMatchObject({ status: 422, json: { errors: [{ field: 'refund' }] } });
    await settle(discounted, 50);
    await settle(replaced);
    await workAllJobs(shop.db);
    const issued = await notes();
    expect(issued.map(({ subject }) => subject).sort()).toEqual([refunded, discounted]);
    expect(issued.find(({ subject }) => subject === discounted)).toMatchObject({ totalMinor: -5000 });
    expect(await shop.db.select().from(creditedPart).where(eq(creditedPart.subject, discounted))).toMatchObject([
      { amount: 0 },
    ]);
  });

  it('of claims never exceed the line together, also while none is issued yet', async () => {
    const own = await order();
    await bring(own.code, 'delivered');
    const claims = [await claim(own, 'discount'), await claim(own, 'discount'), await claim(own, 'discount')];
    // The jobs that issue notes run later.
    const refund = Math.floor(own.prices.itemsWithTax / 2);
    const answers = await Promise.all(claims.map((code) => settle(code, refund)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422]);
    await workAllJobs(shop.db);
    expect((await notes()).map(({ totalMinor }) => totalMinor)).toEqual([-refund * 100, -refund * 100]);
  });
});
