import { testSettings } from '../testing/create-test-shop';
import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shopDocument, shopDocumentFile, shopOrder } from '@vyloha/backend-orders/tables';
import { job } from '@vyloha/backend-kernel/tables';
import { setting } from '@vyloha/backend-shop/tables';
import { changeOrderStatus, issueDocuments } from '@vyloha/backend-orders';
import type { OrderStatus } from '@vyloha/backend-orders/testing';
import type { TestShop } from '../testing/create-test-shop';
import { logInAs } from '../testing/log-in-as';
import { createPlaceBody } from '../testing/place-body';
import { openShopWithCustomer } from '../testing/shop-with-customer';
import { oneTestDatabase } from '../testing/test-databases';
import { workAllJobs } from '../testing/upkeep';

const store = '/store/api/v1';
const placed = v.object({ data: v.object({ order: v.object({ id: v.string(), code: v.string() }) }) });
const listed = v.object({
  data: v.array(v.looseObject({ id: v.string(), kind: v.string(), number: v.string(), formats: v.array(v.string()) })),
  meta: v.object({ pagination: v.object({ total: v.number() }), years: v.array(v.number()) }),
});

describe.each(oneTestDatabase(import.meta.url))('documents on $name', ({ open }) => {
  let shop: TestShop;
  let customerHeaders: Record<string, string>;

  beforeEach(async () => {
    ({ shop, customerHeaders } = await openShopWithCustomer(open));
  });
  afterEach(() => shop.close());

  async function order(changes: Record<string, unknown> = {}) {
    const call = { headers: customerHeaders };
    await shop.call('POST', `${store}/cart/items`, { ...call, body: { id: 'v-konev', amount: 1 } });
    const { json } = await shop.call('POST', `${store}/cart/place`, { ...call, body: createPlaceBody(changes) });
    return v.parse(placed, json).data.order;
  }
  async function bring(code: string, ...statuses: OrderStatus[]) {
    const ctx = { db: shop.db, now: () => shop.clock.now, wakeJobs: () => {}, settings: testSettings };
    for (const status of statuses) await changeOrderStatus(ctx, { code, status });
    await workAllJobs(shop.db);
  }
  const get = (path = '', headers = customerHeaders) =>
    shop.app.inject({ method: 'GET', url: `${store}/user/documents${path}`, headers });
  const list = async (query = '') => v.parse(listed, (await get(query)).json());
  const kinds = async (query = '') => (await list(query)).data.map(({ kind }) => kind).sort();
  const hashes = async () => {
    const files = await shop.db.select().from(shopDocumentFile);
    return files
      .map(({ content }) =>
        createHash('sha256')
          .update(content ?? '')
          .digest('hex'),
      )
      .sort();
  };

  it('are issued when an order is paid or handed over, each once', async () => {
    const { code } = await order();
    await bring(code);
    expect(await kinds()).toEqual([]);
    await bring(code, 'paid');
    expect(await kinds()).toEqual(['invoice']);
    await bring(code, 'processing', 'shipped', 'delivered');
    expect(await kinds()).toEqual(['deliveryNote', 'invoice']);
    const { data } = await list(`?order=${code}&kind=invoice`);
    expect(data).toMatchObject([
      { orderCode: code, formats: ['pdf', 'isdoc'], currencyCode: 'CZK', title: expect.stringMatching(/^Faktura 20/) },
    ]);
  });

  it('correct the invoice of an order that is cancelled, and only an invoiced one', async () => {
    const [first, second] = [await order(), await order()];
    await bring(first.code, 'paid', 'cancelled');
    await bring(second.code, 'cancelled');
    expect(await kinds(`?order=${first.code}`)).toEqual(['creditNote', 'invoice']);
    expect(await kinds(`?order=${second.code}`)).toEqual([]);
    const rows = await shop.db.select().from(shopDocument);
    expect(rows.reduce((sum, { totalMinor }) => sum + (totalMinor ?? 0), 0)).toBe(0);
  });

  it('have numbers without gaps, also when one cannot be issued', async () => {
    const orders = [await order(), await order(), await order()];
    const failing = shop.db.transaction(async (tx) => {
      await issueDocuments(tx, orders[0]?.id ?? '', 'paid', shop.clock.now);
      throw new Error('lost');
    });
    await expect(failing).rejects.toThrow('lost');
    await Promise.all(
      orders.map(({ id }) => shop.db.transaction((tx) => issueDocuments(tx, id, 'paid', shop.clock.now))),
    );
    const numbers = (await list()).data.map(({ number }) => number).sort();
    expect(numbers).toEqual(['20261000001', '20261000002', '20261000003']);
  });

  it('have numbers of their own series by treatment and country, without gaps as well', async () => {
    await shop.db.insert(setting).values({
      name: 'documentSeries',
      value: [
        { prefix: 'SK', treatments: ['oss'], countries: ['SVK'] },
        { prefix: 'OSS', treatments: ['oss'] },
      ],
    });
    const orders = [await order(), await order(), await order(), await order()];
    const countries = ['SVK', 'DEU', 'CZE', 'SVK'];
    for (const [index, { id }] of orders.entries()) {
      const taxCountry = countries[index] ?? '';
      const taxTreatment = taxCountry === 'CZE' ? ('home' as const) : ('oss' as const);
      await shop.db.update(shopOrder).set({ taxCountry, taxTreatment }).where(eq(shopOrder.id, id));
      await shop.db.transaction((tx) => issueDocuments(tx, id, 'paid', shop.clock.now));
    }
    const numbers = (await list()).data.map(({ number }) => number).sort();
    expect(numbers).toEqual(['20261000001', 'OSS20261000001', 'SK20261000001', 'SK20261000002']);
  });

  it('stay as they were issued', async () => {
    const { code, id } = await order();
    await bring(code, 'shipped');
    const before = await hashes();
    expect(before).toHaveLength(3);
    const renamed = sql`jsonb_set(${setting.value}, '{name}', '"Jiný obchod"')`;
    await shop.db.update(setting).set({ value: renamed }).where(eq(setting.name, 'contact'));
    await shop.db.update(shopOrder).set({ billingName: 'Jiné jméno', totalMinor: 1 }).where(eq(shopOrder.id, id));
    await bring(code, 'delivered');
    await shop.db.transaction((tx) => issueDocuments(tx, id, 'delivered', shop.clock.now));
    expect(await hashes()).toEqual(before);
    expect(await shop.db.select().from(job)).toEqual([]);
  });

  it('are downloaded by their customer alone', async () => {
    const { code } = await order();
    await bring(code, 'paid');
    const [invoice] = (await list()).data;
    const pdf = await get(`/${invoice?.id}/pdf`);
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="faktura-${invoice?.number}.pdf"`,
    });
    expect(pdf.rawPayload.toString('latin1', 0, 5)).toBe('%PDF-');
    const isdoc = await get(`/${invoice?.id}/isdoc`);
    expect(isdoc.headers).toMatchObject({ 'content-type': 'application/vnd.isdoc+xml' });
    expect(isdoc.body).toContain(`<ID>${invoice?.number}</ID>`);

    const other = await logInAs(shop, 'firma@example.com');
    const missing = await get('/none/pdf', other);
    for (const path of [`/${invoice?.id}/pdf`, `/${invoice?.id}/isdoc`]) {
      const foreign = await get(path, other);
      expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
      expect((await get(path, {})).statusCode).toBe(401);
    }
    expect((await get(`/${invoice?.id}/html`)).statusCode).toBe(404);
    expect((await get('', other)).json()).toMatchObject({ data: [], meta: { pagination: { total: 0 }, years: [] } });
  });

  it('are listed page by page, by kind, year and order', async () => {
    const { code } = await order();
    await bring(code, 'shipped');
    await shop.db
      .update(shopDocument)
      .set({ issuedAt: new Date('2025-12-31T23:30:00Z') })
      .where(eq(shopDocument.kind, 'invoice'));
    await shop.db
      .update(shopDocument)
      .set({ issuedAt: new Date('2025-12-31T22:30:00Z') })
      .where(eq(shopDocument.kind, 'deliveryNote'));
    expect(await list()).toMatchObject({ meta: { pagination: { total: 2 }, years: [2026, 2025] } });
    expect(await kinds('?year=2025')).toEqual(['deliveryNote']);
    expect(await kinds('?kind=invoice')).toEqual(['invoice']);
    expect(await kinds('?perPage=1&page=2')).toEqual(['deliveryNote']);
    expect(await kinds('?order=none')).toEqual([]);
    for (const query of ['?kind=receipt', '?year=25', '?page=0']) expect((await get(query)).statusCode).toBe(400);
  });
});
