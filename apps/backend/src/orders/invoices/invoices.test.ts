import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { company } from '@vyloha/backend-accounts/tables';
import { shopDocumentFile, shopOrder } from '@vyloha/backend-orders/tables';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { changeOrderStatus, issueDocuments } from '@vyloha/backend-orders';
import type { OrderStatus } from '@vyloha/backend-orders/testing';
import { companyId, insertCompany } from '../../testing/a-company';
import { createTestShop, type TestShop, testSettings } from '../../testing/create-test-shop';
import { logInAs } from '../../testing/log-in-as';
import { createPlaceBody } from '../../testing/place-body';
import { concurrentTestDatabase } from '../../testing/test-databases';

const store = '/store/api/v1';
const approvals = `${store}/user/company/approvals`;
const placed = v.object({ data: v.object({ order: v.looseObject({ id: v.string(), code: v.string() }) }) });
const held = v.object({ data: v.object({ approval: v.object({ id: v.string() }) }) });
const priced = v.object({ data: v.object({ prices: v.object({ totalWithTax: v.number() }) }) });
const millisecondsPerDay = 86_400_000;
const dueDays = 14;
/** More than any order of this file. */
const ample = 10_000_000;
type Headers = Record<string, string>;

describe.each(concurrentTestDatabase())('orders by invoice on $name', ({ open }) => {
  let shop: TestShop;
  let owner: Headers;
  let buyer: Headers;

  beforeEach(async () => {
    shop = await createTestShop({ database: await open() });
    await insertCompany(
      shop.db,
      [
        { customerId: 'u-firma', role: 'owner' },
        { customerId: 'u-nakupci', role: 'buyer' },
      ],
      { invoiceDueDays: dueDays, creditLimitMinor: ample },
    );
    await logIn();
  });
  afterEach(() => shop.close());

  /** Logins end within the days that these tests pass. */
  async function logIn() {
    owner = await logInAs(shop, 'firma@example.com');
    buyer = await logInAs(shop, 'nakupci@example.com');
  }
  const setLimit = (creditLimitMinor: number) =>
    shop.db.update(company).set({ creditLimitMinor }).where(eq(company.id, companyId));
  const add = (headers: Headers, amount = 1) =>
    shop.call('POST', `${store}/cart/items`, { headers, body: { id: 'v-konev', amount } });
  const send = (headers: Headers) =>
    shop.call('POST', `${store}/cart/place`, { headers, body: createPlaceBody({ payment_id: 'pay-invoice' }) });
  async function order(headers = owner) {
    await add(headers);
    return v.parse(placed, (await send(headers)).json).data.order;
  }
  const payments = (headers: Headers) => shop.call('GET', `${store}/cart/payments`, { headers });
  const invoiceMethod = async (headers: Headers) => {
    const { data } = v.parse(
      v.object({ data: v.array(v.looseObject({ id: v.string() })) }),
      (await payments(headers)).json,
    );
    return data.find(({ id }) => id === 'pay-invoice');
  };
  const credit = async () => {
    const { json } = await shop.call('GET', `${store}/user/company`, { headers: buyer });
    return v.parse(v.object({ data: v.object({ invoice: v.unknown() }) }), json).data.invoice;
  };
  /** Brings an order to states one after the other, with their documents issued at the time of the shop. */
  async function bring({ id, code }: { id: string; code: string }, ...statuses: OrderStatus[]) {
    const ctx = { db: shop.db, now: () => shop.clock.now, wakeJobs: () => {}, settings: testSettings };
    for (const status of statuses) {
      await changeOrderStatus(ctx, { code, status });
      await shop.db.transaction((tx) => issueDocuments(tx, id, status, shop.clock.now));
    }
  }
  const read = async ({ code }: { code: string }) =>
    (await shop.call('GET', `${store}/user/orders/code/${code}`, { headers: owner })).json;
  const pass = (days: number) => {
    shop.clock.now = new Date(shop.clock.now.getTime() + days * millisecondsPerDay);
  };
  /** Of an order of one watering can. */
  const totalOf = async () => {
    const total = v.parse(v.object({ data: v.object({ order: priced.entries.data }) }), (await orderedAlone()).json);
    return Math.round(total.data.order.prices.totalWithTax * 100);
  };
  async function orderedAlone() {
    await add(owner);
    const answer = await send(owner);
    await bring(v.parse(placed, answer.json).data.order, 'cancelled');
    return answer;
  }

  it('are offered to companies with terms alone, and refused when forged', async () => {
    expect(await invoiceMethod(buyer)).toMatchObject({
      type: 'INVOICE',
      invoice: { dueDays, left: 100_000 },
      unavailable: null,
    });
    const stranger = await logInAs(shop, 'zakaznik@example.com');
    await add(stranger);
    expect(await invoiceMethod(stranger)).toBeUndefined();
    const refusal = { status: 422, json: { errors: [{ code: 'invoice_terms', field: 'payment_id' }] } };
    expect(await send(stranger)).toMatchObject(refusal);
    await shop.db.update(company).set({ invoiceDueDays: null, creditLimitMinor: null });
    await add(buyer);
    expect(await invoiceMethod(buyer)).toBeUndefined();
    expect(await send(buyer)).toMatchObject(refusal);
    expect(await credit()).toBeNull();
    // A guest sees nothing of it either, nor may an order be changed to it.
    expect(await invoiceMethod({})).toBeUndefined();
  });

  it('say when they are paid, first the earliest day, then that of the invoice', async () => {
    const placedOrder = await order();
    expect(await read(placedOrder)).toMatchObject({
      data: {
        payment: { type: 'INVOICE', state: null, isPayable: false },
        bankTransfer: { variableSymbol: placedOrder.code, currencyCode: 'CZK' },
        invoice: { dueDays, dueOn: '2026-12-05', state: 'awaiting' },
      },
    });
    pass(3);
    await bring(placedOrder, 'processing', 'shipped');
    expect(await read(placedOrder)).toMatchObject({ data: { invoice: { dueOn: '2026-12-08', state: 'due' } } });
    const documents = await shop.call('GET', `${store}/user/documents?kind=invoice`, { headers: owner });
    expect(documents).toMatchObject({ json: { data: [{ invoice: { dueOn: '2026-12-08', state: 'due' } }] } });
    const files = await shop.db.select().from(shopDocumentFile).where(eq(shopDocumentFile.format, 'isdoc'));
    const isdoc = files[0]?.content?.toString();
    expect(isdoc).toContain('<PaymentDueDate>2026-12-08</PaymentDueDate>');
    expect(isdoc).toContain('<PaymentMeansCode>42</PaymentMeansCode>');
    expect((await shop.db.select().from(outboxMail)).map(({ kind }) => kind)).toContain('confirmation');
  });

  it('use the credit until they are paid or cancelled, in whatever state', async () => {
    const [first, second] = [await order(), await order(buyer)];
    const half = { used: expect.any(Number), overdue: 0 };
    const both = v.parse(v.looseObject({ used: v.number() }), await credit()).used;
    await bring(first, 'shipped', 'delivered', 'paid', 'paid');
    expect(await read(first)).toMatchObject({ data: { status: 'delivered', invoice: { state: 'paid' } } });
    expect(await credit()).toMatchObject({ ...half, used: both / 2, left: 100_000 - both / 2 });
    await bring(second, 'shipped', 'cancelled');
    expect(await credit()).toMatchObject({ used: 0, left: 100_000, creditLimit: 100_000, dueDays });
    await expect(bring(second, 'paid')).rejects.toThrow('orderIsOver');
  });

  it('are paid before they are sent, with an invoice that says so', async () => {
    const placedOrder = await order();
    await bring(placedOrder, 'paid', 'processing', 'shipped');
    expect(await read(placedOrder)).toMatchObject({ data: { status: 'shipped', invoice: { state: 'paid' } } });
    const documents = await shop.call('GET', `${store}/user/documents?kind=invoice`, { headers: owner });
    expect(documents).toMatchObject({ json: { data: [{ invoice: { state: 'paid' } }] } });
  });

  it('of two at once at the limit, one is placed', async () => {
    await setLimit(Math.round((await totalOf()) * 1.5));
    await Promise.all([add(owner), add(buyer)]);
    const answers = await Promise.all([send(owner), send(buyer)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)).toMatchObject({
      json: {
        errors: [{ code: 'invoice_limit', field: 'payment_id', title: expect.stringMatching(/ještě za [\d,\s]+Kč/) }],
      },
    });
    const rows = await shop.db.select({ status: shopOrder.status }).from(shopOrder);
    expect(rows.filter(({ status }) => status === 'new')).toHaveLength(1);
  });

  it('above what is left are refused with the amount, and leave the cart as it is', async () => {
    const totalMinor = await totalOf();
    await setLimit(totalMinor);
    await order();
    await add(owner);
    const method = await invoiceMethod(owner);
    expect(method).toMatchObject({
      invoice: { left: 0 },
      unavailable: expect.stringContaining('0 Kč'.replace(' ', '\u00a0')),
    });
    expect(await send(owner)).toMatchObject({ status: 422, json: { errors: [{ title: method?.['unavailable'] }] } });
    expect(await shop.call('GET', `${store}/cart`, { headers: owner })).toMatchObject({
      json: { data: { items: [{ amount: 1 }] } },
    });
    const euros = { ...owner, 'x-currency': 'EUR' };
    expect(await invoiceMethod(euros)).toMatchObject({ unavailable: expect.stringContaining('CZK') });
  });

  it('are refused while an invoice is overdue, from the day after it was due', async () => {
    const placedOrder = await order();
    await bring(placedOrder, 'shipped');
    pass(dueDays);
    await logIn();
    expect(await credit()).toMatchObject({ overdue: 0 });
    await add(owner);
    expect(await invoiceMethod(owner)).toMatchObject({ unavailable: null });
    pass(1);
    expect(await read(placedOrder)).toMatchObject({ data: { invoice: { state: 'overdue' } } });
    expect(await send(owner)).toMatchObject({ status: 422, json: { errors: [{ code: 'invoice_overdue' }] } });
    await bring(placedOrder, 'paid');
    expect(await send(owner)).toMatchObject({ status: 200 });
  });

  it('that were approved go through the same check', async () => {
    const totalMinor = await totalOf();
    await setLimit(totalMinor);
    await shop.call('PATCH', `${store}/user/company/members/u-nakupci`, {
      headers: owner,
      body: { role: 'buyer', orderLimit: 1 },
    });
    await add(buyer);
    const { id } = v.parse(held, (await send(buyer)).json).data.approval;
    const placedOrder = await order();
    const approve = () =>
      shop.call('POST', `${approvals}/${id}/approve`, { headers: owner, body: { total: totalMinor / 100 } });
    expect(await approve()).toMatchObject({ status: 422, json: { errors: [{ code: 'invoice_limit' }] } });
    expect(await shop.call('GET', `${approvals}/${id}`, { headers: owner })).toMatchObject({
      json: { data: { status: 'waiting', current: { total: null, changes: [expect.stringContaining('Na fakturu')] } } },
    });
    await bring(placedOrder, 'paid');
    expect(await approve()).toMatchObject({ status: 200 });
    expect(await credit()).toMatchObject({ left: 0 });
  });

  it('may be changed to another method while they are new, which frees the credit, and never back', async () => {
    const { id } = await order();
    const url = `${store}/user/orders/${id}`;
    const pay = (payment_id: string) => shop.call('POST', `${url}/payment`, { headers: owner, body: { payment_id } });
    expect(await pay('pay-transfer')).toMatchObject({ json: { data: { order: { invoice: null } } } });
    expect(await credit()).toMatchObject({ used: 0 });
    expect(await pay('pay-invoice')).toMatchObject({ status: 422 });
  });
});
