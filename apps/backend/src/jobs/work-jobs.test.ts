import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { enqueueVariants, refreshListings } from '@vyloha/backend-catalog';
import { type OpenDatabase, createLease, enqueueJobs } from '@vyloha/backend-kernel';
import { listingPrice, price, product, variant } from '@vyloha/backend-catalog/tables';
import { job, leaderLease } from '@vyloha/backend-kernel/tables';
import { boughtTogether, pastPurchase } from '@vyloha/backend-reviews/tables';
import { importShop } from '@vyloha/backend-import/testing';
import { createCategoryDocument, createProductDocument, baseShopDocuments } from '../import/testing/documents';
import { testDatabases } from '../testing/test-databases';
import { workAllJobs } from '../testing/upkeep';

const names = Array.from({ length: 30 }, (_, index) => `p-${String(index).padStart(2, '0')}`);

describe.each(testDatabases())('jobs on $name', ({ open }) => {
  let opened: OpenDatabase;

  beforeAll(async () => {
    opened = await open();
    await importShop(opened.db, [
      ...baseShopDocuments,
      createCategoryDocument('c-hadice'),
      ...names.map((id) => createProductDocument(id)),
    ]);
    await refreshListings(opened.db);
  });
  beforeEach(() => opened.db.delete(job));
  afterAll(() => opened.close());

  const cost = (unitMinor: number) => opened.db.update(price).set({ unitMinor });
  const listedPrices = async () => {
    const rows = await opened.db
      .select({ id: listingPrice.productId, minor: listingPrice.priceMinor })
      .from(listingPrice)
      .orderBy(asc(listingPrice.productId));
    return Object.fromEntries(rows.map(({ id, minor }) => [id, minor]));
  };

  it('refresh only the products they name, even when named repeatedly', async () => {
    await cost(100);
    await opened.db.transaction(async (tx) => {
      await enqueueVariants(tx, ['v-03-10', 'v-03-20', 'v-07-10']);
      await enqueueJobs(tx, 'product-listings', ['p-03', 'p-gone']);
    });
    expect(await workAllJobs(opened.db)).toBe(4);
    const { 'p-03': third, 'p-07': seventh, 'p-08': eighth } = await listedPrices();
    expect([third, seventh, eighth]).toEqual([100, 100, 49_900]);
    expect(await opened.db.select().from(job)).toEqual([]);
  });

  it('pass over all products, and resume an aborted pass', async () => {
    await cost(200);
    await enqueueJobs(opened.db, 'all-listings', ['p-20']);
    await workAllJobs(opened.db);
    const { 'p-20': before, 'p-21': after } = await listedPrices();
    expect([before, after]).toEqual([49_900, 200]);
    await enqueueJobs(opened.db, 'all-listings', ['p-10', '', 'p-25']);
    await workAllJobs(opened.db);
    expect(new Set(Object.values(await listedPrices()))).toEqual(new Set([200]));
    expect(await opened.db.select().from(job)).toEqual([]);
  });

  it('that fail are postponed and logged, and do not block the others', async () => {
    await cost(300);
    await opened.db.execute(sql`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'no room'; end $$`);
    await opened.db.execute(sql`
      create trigger refuse before update on ${listingPrice} for each row
      when (new.product_id = 'p-05') execute function refuse()`);
    const log = { error: vi.fn() };
    await enqueueJobs(opened.db, 'product-listings', ['p-04', 'p-05', 'p-06']);
    await workAllJobs(opened.db, { log });
    const dueNow = () => opened.db.update(job).set({ runAfter: sql`now()` });
    for (let round = 0; round < 3; round += 1) {
      await dueNow();
      await workAllJobs(opened.db, { log });
    }
    expect(await opened.db.select({ key: job.key }).from(job)).toEqual([{ key: 'p-05' }]);
    const { 'p-04': fourth, 'p-05': fifth, 'p-06': sixth } = await listedPrices();
    expect([fourth, fifth, sixth]).toEqual([300, 200, 300]);
    const [left] = await opened.db.select().from(job);
    expect(left?.attempts).toBeGreaterThan(2);
    expect(left?.lastError).toBeTruthy();
    expect(log.error).toHaveBeenCalled();
    await opened.db.execute(sql`drop function refuse cascade`);
    await dueNow();
    await workAllJobs(opened.db, { log });
    expect(await opened.db.select().from(job)).toEqual([]);
    expect((await listedPrices())['p-05']).toBe(300);
  });

  it('count what is bought together', async () => {
    await opened.db
      .insert(pastPurchase)
      .values({ id: 'pp-1', productIds: ['p-01', 'p-02'], boughtAt: new Date() })
      .onConflictDoNothing();
    await enqueueJobs(opened.db, 'bought-together', ['']);
    await workAllJobs(opened.db);
    expect(await opened.db.select({ id: boughtTogether.productId }).from(boughtTogether)).toHaveLength(2);
  });

  it('list a product that joins the catalogue and remove one that leaves it', async () => {
    await opened.db.update(product).set({ inCatalog: false }).where(eq(product.id, 'p-09'));
    await enqueueVariants(opened.db, ['v-09-10']);
    await workAllJobs(opened.db);
    expect(await listedPrices()).not.toHaveProperty('p-09');
    await opened.db.update(product).set({ inCatalog: true }).where(eq(product.id, 'p-09'));
    await enqueueJobs(opened.db, 'product-listings', ['p-09']);
    await workAllJobs(opened.db);
    expect(await listedPrices()).toHaveProperty('p-09');
    expect(await opened.db.$count(variant)).toBe(names.length * 2);
  });

  it('have one leader; another takes over once the lease is released or expired', async () => {
    const { db } = opened;
    const [first, second] = [
      createLease('upkeep', { db, kind: 'server' }),
      createLease('upkeep', { db, kind: 'server' }),
    ];
    expect([await first.hold(), await second.hold(), await first.hold()]).toEqual([true, false, true]);
    await first.release();
    expect([await second.hold(), await first.hold()]).toEqual([true, false]);
    await db.update(leaderLease).set({ expiresAt: sql`now() - interval '1 second'` });
    expect(await first.hold()).toBe(true);
    expect(await createLease('upkeep', { db, kind: 'embedded' }).hold()).toBe(true);
  });
});
