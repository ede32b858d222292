import { count, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { price, stock } from '@vyloha/backend-catalog/tables';
import { approvalRequest } from '@vyloha/backend-companies/tables';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { orderAttempt, shopOrder, stockMove } from '@vyloha/backend-orders/tables';
import { insertCompany } from '../../testing/a-company';
import { createTestShop, type TestShop } from '../../testing/create-test-shop';
import { testPassword } from '../../testing/fixture-customers';
import { logInAs } from '../../testing/log-in-as';
import { createPlaceBody } from '../../testing/place-body';
import { concurrentTestDatabase } from '../../testing/test-databases';
import { findTraces, personalInput, tracesOfBuyer } from '../../testing/traces-of-a-buyer';

const store = '/store/api/v1';
const url = `${store}/user/company/approvals`;
const variantId = 'v-konev';
const held = v.object({ data: v.object({ order: v.null(), approval: v.object({ id: v.string() }) }) });
const current = v.object({ data: v.object({ current: v.object({ total: v.nullable(v.number()) }) }) });
type Headers = Record<string, string>;

describe.each(concurrentTestDatabase())('orders above a limit on $name', ({ open }) => {
  let shop: TestShop;
  let owner: Headers;
  let approver: Headers;
  let buyer: Headers;

  beforeEach(async () => {
    shop = await createTestShop({ database: await open() });
    await insertCompany(shop.db, [
      { customerId: 'u-firma', role: 'owner' },
      { customerId: 'u-schvalovatel', role: 'approver' },
      { customerId: 'u-nakupci', role: 'buyer', orderLimitMinor: 50_000 },
    ]);
    owner = await logInAs(shop, 'firma@example.com');
    approver = await logInAs(shop, 'schvalovatel@example.com');
    buyer = await logInAs(shop, 'nakupci@example.com');
  });
  afterEach(() => shop.close());

  const add = (amount: number, headers = buyer) =>
    shop.call('POST', `${store}/cart/items`, { headers, body: { id: variantId, amount } });
  const place = (headers = buyer) =>
    shop.call('POST', `${store}/cart/place`, {
      headers,
      body: createPlaceBody({ email: 'nakupci@example.com', ...personalInput }),
    });
  async function hold(amount = 3): Promise<string> {
    await add(amount);
    return v.parse(held, (await place()).json).data.approval.id;
  }
  const get = (id: string, headers = approver) => shop.call('GET', `${url}/${id}`, { headers });
  const totalNow = async (id: string) => v.parse(current, (await get(id)).json).data.current.total;
  const post = (id: string, deed: string, headers: Headers, body: object = {}) =>
    shop.call('POST', `${url}/${id}/${deed}`, { headers, body });
  const approve = async (id: string, headers = approver) =>
    post(id, 'approve', headers, { total: (await totalNow(id)) ?? 0 });
  const countOrders = async () => (await shop.db.select({ count: count() }).from(shopOrder))[0]?.count;
  const mailKinds = async () =>
    (await shop.db.select().from(outboxMail)).map(({ kind, recipient }) => `${kind} ${recipient}`).sort();

  it('wait instead of being placed, take nothing from stock, and are told to whoever decides', async () => {
    const before = await shop.db.select().from(stock);
    const id = await hold();
    expect(await countOrders()).toBe(0);
    expect(await shop.db.select().from(stock)).toEqual(before);
    expect(await mailKinds()).toEqual([
      'approvalRequested firma@example.com',
      'approvalRequested schvalovatel@example.com',
    ]);
    // The buyer's cart is empty, and placing again is the same request.
    expect(await shop.call('GET', `${store}/cart`, { headers: buyer })).toMatchObject({
      json: { data: { items: [] } },
    });
    expect(await place()).toMatchObject({ status: 200, json: { data: { approval: { id } } } });
    expect(await get(id, buyer)).toMatchObject({
      json: {
        data: {
          status: 'waiting',
          canDecide: false,
          canCancel: true,
          current: null,
          order: { code: '', items: [{ amount: 3 }], payment: { isPayable: false }, bankTransfer: null },
          log: [{ kind: 'requested', name: 'Eva Malá' }],
        },
      },
    });
  });

  it('are placed at once up to the limit, and by everybody without one', async () => {
    await add(1);
    shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
    const cheap = await place();
    const total = v.parse(
      v.object({ data: v.object({ order: v.object({ prices: v.object({ totalWithTax: v.number() }) }) }) }),
      cheap.json,
    ).data.order.prices.totalWithTax;
    expect(total).toBeLessThanOrEqual(500);
    await add(3, approver);
    expect(await place(approver)).toMatchObject({ json: { data: { order: { status: 'new' } } } });
  });

  it('become an order when they are approved, once though two press at once', async () => {
    const id = await hold();
    const total = await totalNow(id);
    const answers = await Promise.all([
      post(id, 'approve', approver, { total }),
      post(id, 'approve', owner, { total }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await countOrders()).toBe(1);
    const moves = await shop.db.select().from(stockMove).where(eq(stockMove.variantId, variantId));
    expect(moves.reduce((sum, { amount }) => sum + amount, 0)).toBe(3);
    const [order] = await shop.db.select().from(shopOrder);
    expect(order).toMatchObject({ customerId: 'u-nakupci', businessName: 'Zahrady Dvořák s.r.o.' });
    expect(await shop.call('GET', `${store}/user/orders`, { headers: buyer })).toMatchObject({
      json: { data: [{ code: order?.code }] },
    });
    expect(await get(id, buyer)).toMatchObject({
      json: {
        data: { status: 'approved', orderCode: order?.code, log: [{ kind: 'requested' }, { kind: 'approved' }] },
      },
    });
    expect(await mailKinds()).toContain('approvalApproved nakupci@example.com');
    expect(await mailKinds()).toContain('confirmation nakupci@example.com');
    expect(await post(id, 'reject', owner, { reason: 'Pozdě' })).toMatchObject({ status: 409 });
  });

  it('are approved at the prices that the approver has seen, and stay when something changed', async () => {
    const id = await hold();
    const seen = await totalNow(id);
    await shop.db.update(price).set({ unitMinor: 99_900 }).where(eq(price.variantId, variantId));
    expect(await post(id, 'approve', approver, { total: seen })).toMatchObject({
      status: 409,
      json: { errors: [{ code: 'total_changed' }] },
    });
    expect(await get(id)).toMatchObject({
      json: {
        data: {
          status: 'waiting',
          current: { changes: expect.arrayContaining([expect.stringMatching(/: 597.Kč → 2.997.Kč$/)]) },
        },
      },
    });
    await shop.db.update(stock).set({ amount: 1 }).where(eq(stock.variantId, variantId));
    expect(await totalNow(id)).toBeNull();
    expect(await post(id, 'approve', approver, { total: seen })).toMatchObject({ status: 409 });
    expect(await countOrders()).toBe(0);
  });

  it('are rejected with a reason, and the buyer has the products in the cart again', async () => {
    const id = await hold();
    expect(await post(id, 'reject', approver, { reason: ' ' })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'reason' }] },
    });
    expect(await post(id, 'reject', approver, { reason: 'Letos už ne' })).toMatchObject({ status: 200 });
    expect(await get(id, buyer)).toMatchObject({
      json: { data: { status: 'rejected', log: [{}, { kind: 'rejected', reason: 'Letos už ne' }] } },
    });
    expect(await mailKinds()).toContain('approvalRejected nakupci@example.com');
    expect(await shop.call('GET', `${store}/cart`, { headers: buyer })).toMatchObject({
      json: { data: { items: [{ amount: 3 }] } },
    });
    expect(await shop.db.select({ input: approvalRequest.input }).from(approvalRequest)).toEqual([{ input: null }]);
    // The same cart may be sent again, with less in it.
    expect(v.parse(held, (await place()).json).data.approval.id).not.toBe(id);
  });

  it('are cancelled by their buyer alone, who keeps a cart begun since', async () => {
    const id = await hold();
    expect(await post(id, 'cancel', approver)).toMatchObject({ status: 404 });
    await add(1);
    expect(await post(id, 'cancel', buyer)).toMatchObject({ status: 200 });
    expect(await shop.call('GET', `${store}/cart`, { headers: buyer })).toMatchObject({
      json: { data: { items: [{ amount: 1 }] } },
    });
    expect(await approve(id).catch(() => null)).toBeNull();
    expect(await post(id, 'approve', approver, { total: 1 })).toMatchObject({ status: 409 });
  });

  it('are decided by approvers and owners of the same company alone', async () => {
    const id = await hold();
    expect(await post(id, 'approve', buyer, { total: 1 })).toMatchObject({ status: 403 });
    expect(await post(id, 'reject', buyer, { reason: 'x' })).toMatchObject({ status: 403 });
    await insertCompany(shop.db, [{ customerId: 'u-jina', role: 'owner' }], { id: 'c-jina' });
    const other = await logInAs(shop, 'jina@example.com');
    for (const answer of [await get(id, other), await post(id, 'approve', other, { total: 1 })])
      expect(answer).toMatchObject({ status: 404 });
    expect(await shop.call('GET', url, { headers: other })).toMatchObject({ json: { data: [] } });
    expect(await shop.call('GET', url, { headers: owner })).toMatchObject({ json: { data: [{ id }] } });
    await shop.call('DELETE', `${store}/user/company/members/u-nakupci`, { headers: owner });
    expect(await totalNow(id)).toBeNull();
    expect(await post(id, 'approve', owner, { total: 1 })).toMatchObject({
      status: 409,
      json: { errors: [{ code: 'buyer_left' }] },
    });
    expect(await post(id, 'reject', owner, { reason: 'Už tu není' })).toMatchObject({ status: 200 });
  });

  it('outlive their buyer’s account: the company’s record stays, the person goes where nobody has to answer for it', async () => {
    const approved = await hold();
    await approve(approved);
    const waiting = await hold();
    const before = JSON.stringify([await get(waiting), await shop.db.select().from(approvalRequest)]);
    expect(findTraces(before)).toEqual(tracesOfBuyer);
    const deletion = `${store}/user/deletion`;
    const deleted = await shop.call('POST', deletion, { headers: buyer, body: { password: testPassword } });
    expect(deleted).toMatchObject({ status: 200 });
    const nobody = 'Bývalý zákazník';
    expect(await get(approved)).toMatchObject({
      json: { data: { status: 'approved', buyer: { email: '' }, log: [{ name: 'Eva Malá' }, { name: 'Eva Malá' }] } },
    });
    const { json } = await get(waiting);
    expect(json).toMatchObject({
      data: {
        status: 'cancelled',
        buyer: { name: nobody, email: '' },
        order: { customer: { email: '' } },
        log: [
          { kind: 'requested', name: nobody },
          { kind: 'cancelled', name: nobody },
        ],
      },
    });
    expect(findTraces(JSON.stringify(json))).toEqual([]);
    const rows = await shop.db.select().from(approvalRequest);
    expect(rows.map(({ input }) => input)).toEqual([null, null]);
    const kept = JSON.stringify(rows);
    expect(findTraces(kept)).toEqual([]);
    // What was ordered for whom is the company's: its billing data, its own number, and who bought what was approved.
    const ofTheCompany = ['"OBJ-7"', '"Průmyslová 8"', '"name":"Jan Novák"'];
    expect(ofTheCompany.map((value) => kept.split(value).length - 1)).toEqual([2, 2, 1]);
    expect(await shop.call('GET', url, { headers: owner })).toMatchObject({ json: { data: [{}, {}] } });
  });

  it('are found by an attempt that got no answer', async () => {
    const headers = { ...buyer, 'idempotency-key': 'an-attempt-of-the-buyer' };
    await add(3, headers);
    const { approval } = v.parse(held, (await place(headers)).json).data;
    expect(await shop.db.select().from(orderAttempt)).toEqual([]);
    expect(await place(headers)).toMatchObject({ json: { data: { approval } } });
    expect(await shop.call('POST', `${store}/cart/place/settle`, { headers, body: {} })).toMatchObject({
      json: { data: { order: null, approval } },
    });
  });
});
