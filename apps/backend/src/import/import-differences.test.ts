import type { ImportDocument } from '@vyloha/import-documents';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { price, product, productParameter, stock, variant } from '@vyloha/backend-catalog/tables';
import { job } from '@vyloha/backend-kernel/tables';
import { shopOrder, stockMove } from '@vyloha/backend-orders/tables';
import { returnStock } from '@vyloha/backend-orders/testing';
import { createTestShop, type TestShop } from '../testing/create-test-shop';
import { fillGuestCart } from '../testing/fill-guest-cart';
import { createPlaceBody } from '../testing/place-body';
import { testDatabases } from '../testing/test-databases';
import { checkPart, importShop, toRunSettings, writeDocuments } from '@vyloha/backend-import/testing';
import { createCategoryDocument, createProductDocument, baseShopDocuments } from './testing/documents';
import { workAllJobs } from '../testing/upkeep';

const ids = Array.from({ length: 12 }, (_, index) => `p-${index}`);
const amounts = { warehouses: { 'w-praha': 40 } };
const catalogue: readonly ImportDocument[] = [
  ...baseShopDocuments.slice(2),
  createCategoryDocument('c-trubky'),
  ...ids.map((id) => createProductDocument(id, { category: 'c-trubky', ...amounts })),
];
const hour = 60 * 60 * 1000;

describe.each(testDatabases())('importing into an existing shop on $name', ({ open }) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await createTestShop({ database: await open() });
    await importShop(shop.db, [baseShopDocuments[1] as ImportDocument, ...catalogue]);
  });
  beforeEach(() => shop.db.delete(job));
  afterAll(() => shop.close());

  /** The transaction that wrote each row. */
  const writers = async () => {
    const tables = [product, variant, price, productParameter, stock];
    const rows = tables.map(
      async (table) =>
        (await shop.db.execute<{ row: string }>(sql`select ctid || ' ' || xmin as row from ${table} order by ctid`))
          .rows,
    );
    return (await Promise.all(rows)).flat().map(({ row }) => row);
  };
  const leavingJobs = (documents: readonly unknown[], asOf?: Date) =>
    importShop(shop.db, documents, { leavesJobs: true, ...(asOf && { asOf }) });
  const waiting = async () =>
    (await shop.db.select({ kind: job.kind, key: job.key }).from(job).orderBy(job.id)).map(
      ({ kind, key }) => `${kind} ${key}`,
    );
  const amountOf = async (variantId: string) => {
    const [stockRow] = await shop.db
      .select({ amount: stock.amount })
      .from(stock)
      .where(and(eq(stock.variantId, variantId), eq(stock.warehouseId, 'w-praha')));
    return stockRow?.amount;
  };
  const buy = async (variantId: string, amount: number) => {
    const headers = await fillGuestCart(shop, variantId, amount);
    return shop.call('POST', '/store/api/v1/cart/place', { headers, body: createPlaceBody() });
  };

  it('writes nothing and enqueues no jobs when nothing differs', async () => {
    const before = await writers();
    await leavingJobs(catalogue);
    expect(await writers()).toEqual(before);
    expect(await waiting()).toEqual([]);
  });

  it('writes and refreshes only what differs', async () => {
    const before = new Set(await writers());
    const dearer = createProductDocument('p-3', { category: 'c-trubky', crowns: 555, ...amounts });
    await leavingJobs([...catalogue.filter((document) => !('id' in document && document.id === 'p-3')), dearer]);
    expect((await writers()).filter((row) => !before.has(row))).toHaveLength(dearer.variants.length);
    expect(await waiting()).toEqual(['product-listings p-3']);
  });

  it('refreshes all listings when their rules or words that find products change, not when only another text does', async () => {
    const tag = { type: 'tag', id: 't-novinka', text: { cs: 'Nové', sk: 'Nové' }, color: '#d5ec7d' };
    await leavingJobs([createCategoryDocument('c-nova')]);
    expect(await waiting()).toEqual([]);
    for (const changed of [tag, { ...tag, visibleInCatalog: false }]) {
      await shop.db.delete(job);
      await leavingJobs([changed]);
      expect(await waiting()).toEqual(['all-listings ']);
    }
  });

  it('subtracts sales since the amounts were counted and adds cancelled ones', async () => {
    const asOf = new Date(shop.clock.now.getTime() - hour);
    const counted = (amount: number) =>
      createProductDocument('p-5', { category: 'c-trubky', warehouses: { 'w-praha': amount } });
    expect((await buy('v-5-10', 3)).status).toBe(200);
    await leavingJobs([counted(30)], asOf);
    expect([await amountOf('v-5-10'), await amountOf('v-5-20')]).toEqual([27, 30]);
    await leavingJobs([counted(30)], asOf);
    expect(await amountOf('v-5-10')).toBe(27);
    await leavingJobs([{ ...counted(2), asOf: asOf.toISOString() }], new Date());
    expect([await amountOf('v-5-10'), await amountOf('v-5-20')]).toEqual([0, 2]);
    await leavingJobs([counted(30)], new Date(shop.clock.now.getTime() + hour));
    expect(await amountOf('v-5-10')).toBe(30);
    const [order] = await shop.db.select({ id: shopOrder.id }).from(shopOrder);
    await shop.db.transaction((tx) => returnStock(tx, order?.id ?? '', shop.clock.now));
    await shop.db.transaction((tx) => returnStock(tx, order?.id ?? '', shop.clock.now));
    expect(await amountOf('v-5-10')).toBe(33);
    await leavingJobs([counted(30)], asOf);
    expect(await amountOf('v-5-10')).toBe(30);
    expect(await shop.db.select({ sum: sql<number>`sum(amount)::int` }).from(stockMove)).toEqual([{ sum: 0 }]);
  });

  it('changes only the listed prices and amounts', async () => {
    await importShop(shop.db, [
      { type: 'prices_and_stock', variantId: 'v-7-10', prices: [{ currency: 'CZK', price: 111 }] },
      { type: 'prices_and_stock', variantId: 'v-8-10', stock: { 'w-praha': 0 } },
      { type: 'prices_and_stock', variantId: 'v-9-10', stock: { 'w-praha': 39 } },
    ]);
    const prices = await shop.db.select().from(price).where(eq(price.variantId, 'v-7-10'));
    expect(prices).toMatchObject([{ unitMinor: 11_100 }]);
    expect(await Promise.all(['v-7-10', 'v-8-10', 'v-9-10'].map(amountOf))).toEqual([40, 0, 39]);
    expect(await waiting()).toEqual([]);
    const unknown = { type: 'prices_and_stock', variantId: 'v-neni', stock: { 'w-neni': 1 } };
    await expect(importShop(shop.db, [unknown, unknown])).rejects.toThrow(
      [
        "document 1 (prices_and_stock v-neni): variantId: there is no variant 'v-neni' before this document",
        "document 1 (prices_and_stock v-neni): stock: there is no warehouse 'w-neni' before this document",
        "document 2 (prices_and_stock v-neni): variantId: there is no variant 'v-neni' before this document",
        "document 2 (prices_and_stock v-neni): stock: there is no warehouse 'w-neni' before this document",
        "document 2 (prices_and_stock v-neni): prices and stock of 'v-neni' occurs twice",
      ].join('\n'),
    );
  });

  it('accepts parts that reference each other, and repeated parts', async () => {
    const part = (run: string, placesBefore: number, documents: readonly unknown[], isLast = false) =>
      checkPart(shop.db, run, documents, { ...toRunSettings({}), placesBefore }, isLast);
    await part('parts', 0, [createCategoryDocument('c-prvni')]);
    await part('parts', 0, [createCategoryDocument('c-prvni')]);
    await part('parts', 1, [createCategoryDocument('c-druha', 'c-prvni')]);
    await expect(part('parts', 2, [createCategoryDocument('c-prvni')])).rejects.toThrow(
      "category 'c-prvni' occurs twice",
    );
    await expect(part('others', 0, [createCategoryDocument('c-druha', 'c-prvni')])).rejects.toThrow(
      "no category 'c-prvni'",
    );
  });

  it('causes neither refused orders nor deadlocks', async () => {
    const changing = (round: number) =>
      ids.map((id, index) =>
        createProductDocument(id, {
          category: 'c-trubky',
          crowns: 100 + round,
          sizes: (index + round) % 3 === 0 ? ['10', '20', '30'] : ['10', '20'],
          warehouses: { 'w-praha': 60 + round },
        }),
      );
    await leavingJobs(changing(0), new Date(0));
    let isOver = false;
    const importing = (async () => {
      for (let round = 1; !isOver; round += 1) {
        const afterTransaction = () => new Promise<void>((resolve) => setImmediate(resolve));
        await writeDocuments(shop.db, changing(round), { ...toRunSettings({ asOf: new Date(0) }), afterTransaction });
        await importShop(shop.db, changing(round), { asOf: new Date(0), leavesJobs: true, isAlone: false });
      }
    })();
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const bought = ['v-1-20', 'v-2-10', 'v-2-20', 'v-6-10'].map((variantId) => buy(variantId, 1));
      statuses.push(...(await Promise.all(bought)).map(({ status }) => status));
    }
    isOver = true;
    await importing;
    expect(statuses).toEqual(statuses.map(() => 200));
    await leavingJobs(changing(0), new Date(0));
    expect(await Promise.all(['v-1-10', 'v-1-20', 'v-6-10'].map(amountOf))).toEqual([60, 56, 56]);
    await workAllJobs(shop.db);
    expect(await waiting()).toEqual([]);
  });
});
