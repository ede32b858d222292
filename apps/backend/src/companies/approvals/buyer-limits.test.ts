import { company as companyTable, companyMember } from '@vyloha/backend-accounts/tables';
import { changeOrderStatus } from '@vyloha/backend-orders';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertCompany } from '../../testing/a-company';
import { createTestShop, type TestShop, testSettings } from '../../testing/create-test-shop';
import { logInAs } from '../../testing/log-in-as';
import { createPlaceBody } from '../../testing/place-body';
import { concurrentTestDatabase } from '../../testing/test-databases';

const store = '/store/api/v1';
const company = `${store}/user/company`;
const [byTransfer, onDelivery] = ['pay-transfer', 'pay-cod'];
/** What paying on delivery costs, in hundredths. */
const feeMinor = 3_900;
const placing = v.object({
  data: v.object({
    order: v.nullable(v.object({ id: v.string(), code: v.string(), prices: v.object({ totalWithTax: v.number() }) })),
    approval: v.optional(v.object({ id: v.string() })),
  }),
});
const methods = v.object({ data: v.array(v.object({ id: v.string() })) });
type Headers = Record<string, string>;

describe.each(concurrentTestDatabase())('limits of a company’s buyers on $name', ({ open }) => {
  let shop: TestShop;
  let owner: Headers;
  let buyer: Headers;
  /** What an order of one watering can paid by a transfer costs, in hundredths. */
  let onceMinor: number;

  beforeEach(async () => {
    shop = await createTestShop({ database: await open() });
    await insertCompany(shop.db, [
      { customerId: 'u-firma', role: 'owner' },
      { customerId: 'u-nakupci', role: 'buyer' },
    ]);
    await logIn();
    const { order } = await send(byTransfer, owner);
    onceMinor = Math.round((order?.prices.totalWithTax ?? 0) * 100);
  });
  afterEach(() => shop.close());

  async function logIn() {
    owner = await logInAs(shop, 'firma@example.com');
    buyer = await logInAs(shop, 'nakupci@example.com');
  }
  const limit = (values: Partial<typeof companyMember.$inferInsert>) =>
    shop.db.update(companyMember).set(values).where(eq(companyMember.customerId, 'u-nakupci'));
  const fill = (headers = buyer) =>
    shop.call('POST', `${store}/cart/items`, { headers, body: { id: 'v-konev', amount: 1 } });
  const place = async (payment_id: string, headers = buyer) => {
    const { json } = await shop.call('POST', `${store}/cart/place`, { headers, body: createPlaceBody({ payment_id }) });
    return v.parse(placing, json).data;
  };
  async function send(payment: string, headers = buyer) {
    await fill(headers);
    return place(payment, headers);
  }
  const placed = async (payment: string) => {
    const { order } = await send(payment);
    if (order === null) throw new Error('the order was not placed');
    return order;
  };
  const read = (id: string) => shop.call('GET', `${company}/approvals/${id}`, { headers: owner });
  async function approve(id: string) {
    const current = v.object({ data: v.object({ current: v.object({ total: v.number() }) }) });
    const { total } = v.parse(current, (await read(id)).json).data.current;
    expect(
      await shop.call('POST', `${company}/approvals/${id}/approve`, { headers: owner, body: { total } }),
    ).toMatchObject({ status: 200 });
  }
  /** The latest order of the buyer. */
  async function latest() {
    const rows = await shop.db.select().from(shopOrder).where(eq(shopOrder.customerId, 'u-nakupci'));
    const [row] = rows.sort((a, b) => b.code.localeCompare(a.code));
    if (row === undefined) throw new Error('the buyer has no order');
    return row;
  }
  const change = (orderId: string, payment_id: string) =>
    shop.call('POST', `${store}/user/orders/${orderId}/payment`, { headers: buyer, body: { payment_id } });
  const offered = async (orderId: string) => {
    const { json } = await shop.call('GET', `${store}/user/orders/${orderId}/payments`, { headers: buyer });
    return v.parse(methods, json).data.map(({ id }) => id);
  };
  const cancel = (code: string) =>
    changeOrderStatus(
      { db: shop.db, now: () => shop.clock.now, wakeJobs: () => {}, settings: testSettings },
      { code, status: 'cancelled' },
    );
  const monthly = async (headers = buyer) => {
    const amounts = v.object({ monthlyLimit: v.nullable(v.number()), monthlyUsed: v.number() });
    return v.parse(v.object({ data: amounts }), (await shop.call('GET', company, { headers })).json).data;
  };

  describe('a payment that is changed', () => {
    const tooDear = { status: 422, json: { errors: [{ code: 'payment_limit', field: 'payment_id' }] } };

    it('makes no order dearer than what was approved, and may cost less and then the same again', async () => {
      await limit({ orderLimitMinor: 100 });
      const { approval } = await send(byTransfer);
      await approve(approval?.id ?? '');
      const { id } = await latest();
      expect(await offered(id)).not.toContain(onDelivery);
      expect(await change(id, onDelivery)).toMatchObject(tooDear);
      expect((await latest()).totalMinor).toBe(onceMinor);

      const other = await send(onDelivery);
      await approve(other.approval?.id ?? '');
      const dear = await latest();
      expect(await change(dear.id, byTransfer)).toMatchObject({ status: 200 });
      expect(await offered(dear.id)).toContain(onDelivery);
      expect(await change(dear.id, onDelivery)).toMatchObject({ status: 200 });
      expect((await latest()).totalMinor).toBe(dear.totalMinor);
    });

    it('keeps to the limits of whoever placed the order, and to none without them', async () => {
      await limit({ orderLimitMinor: onceMinor + feeMinor });
      const within = await placed(byTransfer);
      expect(await change(within.id, onDelivery)).toMatchObject({ status: 200 });
      await limit({ orderLimitMinor: onceMinor + feeMinor - 1 });
      const { id } = await placed(byTransfer);
      expect(await offered(id)).not.toContain(onDelivery);
      expect(await change(id, onDelivery)).toMatchObject(tooDear);
      await limit({ orderLimitMinor: null, monthlyLimitMinor: onceMinor * 2 + feeMinor });
      expect(await change(id, onDelivery)).toMatchObject(tooDear);
      await limit({ monthlyLimitMinor: null });
      expect(await change(id, onDelivery)).toMatchObject({ status: 200 });
    });

    it('makes no order dearer of somebody who has left the company', async () => {
      const { id } = await placed(byTransfer);
      await shop.db.delete(companyMember).where(eq(companyMember.customerId, 'u-nakupci'));
      expect(await change(id, onDelivery)).toMatchObject(tooDear);
    });
  });

  describe('the limit of a month', () => {
    it('holds the order that would pass it, says why, and has room again when one is cancelled', async () => {
      await limit({ monthlyLimitMinor: onceMinor * 2 });
      const { code } = await placed(byTransfer);
      await placed(byTransfer);
      expect(await monthly()).toEqual({ monthlyLimit: (onceMinor * 2) / 100, monthlyUsed: (onceMinor * 2) / 100 });
      const { approval } = await send(byTransfer);
      expect(await read(approval?.id ?? '')).toMatchObject({ json: { data: { heldBy: 'monthlyLimit' } } });
      await cancel(code);
      expect((await monthly()).monthlyUsed).toBe(onceMinor / 100);
      await placed(byTransfer);
    });

    it('counts what was approved, not what waits, nor what the buyer ordered for themselves', async () => {
      await limit({ orderLimitMinor: 100 });
      const { approval } = await send(byTransfer);
      expect(await read(approval?.id ?? '')).toMatchObject({ json: { data: { heldBy: 'orderLimit' } } });
      expect((await monthly()).monthlyUsed).toBe(0);
      await approve(approval?.id ?? '');
      expect((await monthly()).monthlyUsed).toBe(onceMinor / 100);
      await limit({ orderLimitMinor: null, monthlyLimitMinor: onceMinor });
      expect((await send(byTransfer)).approval).toBeDefined();
      await shop.db.update(shopOrder).set({ companyId: null });
      expect((await monthly()).monthlyUsed).toBe(0);
    });

    it('is of a calendar month of the shop', async () => {
      await limit({ monthlyLimitMinor: onceMinor });
      shop.clock.now = new Date('2026-11-30T22:59:00Z');
      await logIn();
      await placed(byTransfer);
      expect((await send(byTransfer)).order).toBeNull();
      // Midnight in Prague.
      shop.clock.now = new Date('2026-11-30T23:00:00Z');
      expect((await monthly()).monthlyUsed).toBe(0);
      await placed(byTransfer);
      expect((await monthly()).monthlyUsed).toBe(onceMinor / 100);
    });

    it('is passed by none of two at once: an order, and a payment that makes another one dearer', async () => {
      await limit({ monthlyLimitMinor: onceMinor * 2 + feeMinor - 1 });
      const { id } = await placed(byTransfer);
      await fill();
      const [changed, second] = await Promise.all([change(id, onDelivery), place(byTransfer)]);
      expect([changed.status === 200, second.order !== null].filter(Boolean)).toHaveLength(1);
      expect((await monthly()).monthlyUsed * 100).toBeLessThan(onceMinor * 2 + feeMinor);
    });

    it('is set by owners, for buyers alone', async () => {
      const set = (body: object) => shop.call('PATCH', `${company}/members/u-nakupci`, { headers: owner, body });
      expect(await set({ role: 'buyer', monthlyLimit: 9_000 })).toMatchObject({ status: 200 });
      await placed(byTransfer);
      expect(await shop.call('GET', company, { headers: owner })).toMatchObject({
        json: { data: { members: [{}, { monthlyLimit: 9_000, orderLimit: null, monthlyUsed: onceMinor / 100 }] } },
      });
      expect(await set({ role: 'buyer', monthlyLimit: -1 })).toMatchObject({
        status: 422,
        json: { errors: [{ field: 'monthlyLimit' }] },
      });
      await set({ role: 'approver', monthlyLimit: 9_000 });
      expect((await monthly()).monthlyLimit).toBeNull();
    });
  });

  it('cannot be compared with an order in another currency, which waits', async () => {
    await limit({ monthlyLimitMinor: onceMinor * 10 });
    await shop.db.update(companyTable).set({ currency: 'EUR' });
    const { approval } = await send(byTransfer);
    expect(await read(approval?.id ?? '')).toMatchObject({ json: { data: { heldBy: 'currency' } } });
  });
});
