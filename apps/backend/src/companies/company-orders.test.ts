import { companyMember } from '@vyloha/backend-accounts/tables';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { changeOrderStatus } from '@vyloha/backend-orders';
import { insertCompany } from '../testing/a-company';
import { createTestShop, type TestShop, testSettings } from '../testing/create-test-shop';
import { issueInvoice } from '../testing/issue-invoice';
import { logInAs } from '../testing/log-in-as';
import { createPlaceBody } from '../testing/place-body';
import { oneTestDatabase } from '../testing/test-databases';

const store = '/store/api/v1';
const placed = v.object({ data: v.object({ order: v.object({ id: v.string(), code: v.string() }) }) });
const held = v.object({ data: v.object({ approval: v.object({ id: v.string() }) }) });
const total = v.object({ data: v.object({ current: v.object({ total: v.number() }) }) });
const approvedOrder = v.object({ data: v.object({ orderCode: v.string() }) });
const listed = v.object({
  data: v.array(v.looseObject({ id: v.string() })),
  meta: v.object({ pagination: v.object({ total: v.number() }), years: v.array(v.number()) }),
});
type Headers = Record<string, string>;

describe.each(oneTestDatabase(import.meta.url))('orders of a company on $name', ({ open }) => {
  let shop: TestShop;
  const callers: Record<'owner' | 'approver' | 'buyer' | 'otherOwner' | 'person' | 'exMember', Headers> = {
    owner: {},
    approver: {},
    buyer: {},
    otherOwner: {},
    person: {},
    exMember: {},
  };
  let bought: { id: string; code: string };
  let invoice: string;

  const get = (headers: Headers, path: string) => shop.call('GET', `${store}/user/${path}`, { headers });
  const send = (headers: Headers, path: string, body: object) =>
    shop.call('POST', `${store}/${path}`, { headers, body });
  const idsOf = async (headers: Headers, path: string) =>
    v.parse(listed, (await get(headers, path)).json).data.map(({ id }) => id);
  async function place(headers: Headers, amount = 1) {
    await send(headers, 'cart/items', { id: 'v-konev', amount });
    return send(headers, 'cart/place', createPlaceBody({ payment_id: 'pay-transfer' }));
  }
  const order = async (headers: Headers) => v.parse(placed, (await place(headers)).json).data.order;

  beforeAll(async () => {
    shop = await createTestShop({ database: await open() });
    await insertCompany(shop.db, [
      { customerId: 'u-schvalovatel', role: 'approver' },
      { customerId: 'u-vlastnik', role: 'owner' },
      { customerId: 'u-byvaly', role: 'owner' },
      { customerId: 'u-nakupci', role: 'buyer', orderLimitMinor: 100_000 },
    ]);
    await insertCompany(shop.db, [{ customerId: 'u-jiny', role: 'owner' }], { id: 'c-jina', tin: '00006947' });
    const emails = { owner: 'vlastnik', approver: 'schvalovatel', buyer: 'nakupci', otherOwner: 'jiny' };
    for (const [role, name] of Object.entries({ ...emails, person: 'zakaznik', exMember: 'byvaly' })) {
      Object.assign(callers, { [role]: await logInAs(shop, `${name}@example.com`) });
    }
    await shop.db.delete(companyMember).where(eq(companyMember.customerId, 'u-byvaly'));
    bought = await order(callers.buyer);
    invoice = await issueInvoice(shop, bought.id);
  }, 120_000);
  afterAll(() => shop.close());

  it('are listed with who ordered for owners and approvers, and a buyer’s own for the buyer', async () => {
    const own = await order(callers.approver);
    for (const headers of [callers.owner, callers.approver]) {
      expect(await idsOf(headers, 'orders?company=true')).toEqual([own.id, bought.id]);
    }
    expect(await idsOf(callers.approver, 'orders')).toEqual([own.id]);
    expect(await idsOf(callers.owner, 'orders')).toEqual([]);
    for (const query of ['orders', 'orders?company=true']) {
      expect(await idsOf(callers.buyer, query)).toEqual([bought.id]);
    }
    const { json } = await get(callers.approver, 'orders?company=true&perPage=1&page=2');
    expect(json).toMatchObject({
      data: [{ id: bought.id, orderedBy: { name: 'Jan Novák', isCaller: false } }],
      meta: { pagination: { total: 2 }, years: [2026] },
    });
  });

  it('are opened, downloaded and read with their documents by owners and approvers', async () => {
    for (const headers of [callers.owner, callers.approver, callers.buyer]) {
      expect(await idsOf(headers, 'documents?company=true')).toEqual([invoice]);
      for (const path of [`orders/${bought.id}`, `orders/code/${bought.code}`]) {
        expect((await get(headers, path)).json).toMatchObject({ data: { code: bought.code } });
      }
      for (const path of [`documents/${invoice}/pdf`, `orders/${bought.id}/items/export`]) {
        const answer = await shop.app.inject({ method: 'GET', url: `${store}/user/${path}`, headers });
        expect(answer.statusCode).toBe(200);
      }
    }
    expect(await idsOf(callers.owner, `documents?order=${bought.code}`)).toEqual([]);
  });

  it('are nobody else’s: not another company’s, a person’s, or a former member’s', async () => {
    for (const headers of [callers.otherOwner, callers.person, callers.exMember]) {
      for (const path of ['orders', 'orders?company=true', 'documents', 'documents?company=true']) {
        expect(JSON.stringify((await get(headers, path)).json)).not.toContain(bought.code);
      }
      for (const path of [
        ...[`orders/${bought.id}`, `orders/code/${bought.code}`, `documents/${invoice}/pdf`],
        ...[`orders/${bought.id}/items/export`, `orders/${bought.id}/terms`],
      ]) {
        expect((await get(headers, path)).status).toBe(404);
      }
    }
    for (const headers of [callers.person, callers.exMember]) {
      expect((await get(headers, 'orders?company=true')).status).toBe(404);
      expect((await get(headers, 'documents?company=true')).status).toBe(404);
    }
  });

  it('are paid by who placed them alone, and bought privately stay private', async () => {
    expect((await get(callers.owner, `orders/${bought.id}/payments`)).status).toBe(404);
    expect((await send(callers.owner, `user/orders/${bought.id}/payment`, {})).status).toBe(404);
    const secret = await order(callers.buyer);
    await shop.db.update(shopOrder).set({ companyId: null }).where(eq(shopOrder.id, secret.id));
    expect(await idsOf(callers.owner, 'orders?company=true')).not.toContain(secret.id);
    expect((await get(callers.owner, `orders/${secret.id}`)).status).toBe(404);
    expect((await get(callers.buyer, `orders/${secret.id}`)).json).toMatchObject({ data: { orderedBy: null } });
  });

  it('are cancelled by who placed them alone', async () => {
    const { id } = await order(callers.buyer);
    for (const headers of [callers.owner, callers.otherOwner])
      expect(await send(headers, `user/orders/${id}/cancel`, {})).toMatchObject({ status: 404 });
    expect((await get(callers.owner, `orders/${id}`)).json).toMatchObject({ data: { isCancellable: false } });
    expect((await get(callers.buyer, `orders/${id}`)).json).toMatchObject({ data: { isCancellable: true } });
    const cancelled = await send(callers.buyer, `user/orders/${id}/cancel`, { reason: 'Omyl' });
    expect(cancelled).toMatchObject({ status: 200, json: { data: { status: 'cancelled' } } });
    expect((await get(callers.owner, `orders/${id}`)).json).toMatchObject({ data: { status: 'cancelled' } });
  });

  it('open for who approved them', async () => {
    const { id } = v.parse(held, (await place(callers.buyer, 60)).json).data.approval;
    const approval = await get(callers.approver, `company/approvals/${id}`);
    const { current } = v.parse(total, approval.json).data;
    const { json } = await send(callers.approver, `user/company/approvals/${id}/approve`, { total: current.total });
    const { orderCode } = v.parse(approvedOrder, json).data;
    expect((await get(callers.approver, `orders/code/${orderCode}`)).status).toBe(200);
  });

  it('are found by what is unpaid', async () => {
    const [first, second] = [await order(callers.buyer), await order(callers.buyer)];
    const ctx = { db: shop.db, now: () => shop.clock.now, wakeJobs: () => {}, settings: testSettings };
    await changeOrderStatus(ctx, { code: second.code, status: 'paid' });
    const unpaid = await idsOf(callers.owner, 'orders?company=true&unpaid=true');
    expect([unpaid.includes(first.id), unpaid.includes(second.id)]).toEqual([true, false]);
    const byInvoice = { paymentType: 'INVOICE', invoiceDueDays: 14, invoiceDueOn: '2026-12-05' };
    await shop.db.update(shopOrder).set(byInvoice).where(eq(shopOrder.id, bought.id));
    expect(await idsOf(callers.owner, 'documents?company=true&unpaid=true')).toEqual([invoice]);
    await shop.db.update(shopOrder).set({ invoicePaidAt: shop.clock.now }).where(eq(shopOrder.id, bought.id));
    expect(await idsOf(callers.owner, 'documents?company=true&unpaid=true')).toEqual([]);
  });

  it('stay as the record of the company when their buyer deletes the account', async () => {
    await shop.db.update(shopOrder).set({ customerId: null }).where(eq(shopOrder.id, bought.id));
    const { json } = await get(callers.owner, `orders/${bought.id}`);
    expect(json).toMatchObject({ data: { orderedBy: { name: 'Jan Novák' }, customer: { email: '', phone: '' } } });
  });
});
