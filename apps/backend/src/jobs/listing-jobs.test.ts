import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refreshListings } from '@vyloha/backend-catalog';
import { insertCurrencies, insertProducts, insertReferenceData } from '../catalog/listing/testing/insert-catalogue';
import { createPlainProduct } from '../catalog/listing/testing/random-catalogue';
import { type Database, type OpenDatabase, enqueueJobs } from '@vyloha/backend-kernel';
import { listingEntry, listingFacts, listingPrice } from '@vyloha/backend-catalog/tables';
import { job } from '@vyloha/backend-kernel/tables';
import { review } from '@vyloha/backend-reviews/tables';
import { testDatabases } from '../testing/test-databases';
import { workAllJobs } from '../testing/upkeep';

/** More than one batch of a pass can hold, so that a pass which starts again never gets further than these. */
const maxBatchCount = 200;
/** Enough for two passes in the smallest batches, with up to three checks in each step. */
const maxChecks = 150;

/** Works until no job is left. @throws when jobs add jobs without end */
async function finishJobs(db: Database): Promise<void> {
  let checks = 0;
  await workAllJobs(db, { canContinue: () => (checks += 1) <= maxChecks });
  if (checks > maxChecks) throw new Error(`jobs are not done after ${maxChecks} checks`);
}

describe.each(testDatabases())('jobs of listings on $name', ({ open }) => {
  let opened: OpenDatabase;

  beforeAll(async () => {
    opened = await open();
    await insertReferenceData(opened.db);
  });
  beforeEach(() => opened.db.delete(job));
  afterAll(() => opened.close());

  const loadPriceRows = () =>
    opened.db.select().from(listingPrice).orderBy(listingPrice.currency, listingPrice.priceList);

  it('follow the ratings of products', async () => {
    await insertProducts(opened.db, [createPlainProduct('p-1', { price: 1 }), createPlainProduct('p-2', { price: 1 })]);
    await refreshListings(opened.db);
    const stars = { authorName: 'A', stars: 5, locale: 'cs', createdAt: new Date() };
    await opened.db.insert(review).values({ ...stars, id: 'r-1', productId: 'p-2' });
    await finishJobs(opened.db);
    const rows = await opened.db
      .select({ id: listingEntry.productId, rating: listingEntry.rating })
      .from(listingEntry)
      .where(eq(listingEntry.scopeId, ''))
      .orderBy(desc(listingEntry.rating));
    expect(rows.map(({ id }) => id)).toEqual(['p-2', 'p-1']);
    expect(rows[1]?.rating).toBe(0);
    const [facts] = await opened.db.select().from(listingFacts).where(eq(listingFacts.productId, 'p-2'));
    expect(facts?.facets).toContain('ratings\t4');
  });

  it('end in a shop with no product in the catalogue', async () => {
    await insertProducts(opened.db, [createPlainProduct('p-1', { inCatalog: false, price: 1 })]);
    await refreshListings(opened.db);
    await enqueueJobs(opened.db, 'product-listings', ['p-1']);
    await finishJobs(opened.db);
    expect(await opened.db.select().from(job)).toEqual([]);
    expect(await loadPriceRows()).toEqual([]);
  });

  it('end after a new currency when a whole batch is outside of the catalogue', async () => {
    const unlisted = Array.from({ length: maxBatchCount }, (_, index) => `p-${String(index).padStart(3, '0')}`);
    await insertProducts(opened.db, [
      ...unlisted.map((id) => createPlainProduct(id, { inCatalog: false })),
      createPlainProduct('p-listed', { price: 1 }),
    ]);
    await refreshListings(opened.db);
    await insertCurrencies(opened.db, ['PLN']);
    await enqueueJobs(opened.db, 'all-listings', ['']);
    await finishJobs(opened.db);
    expect(await opened.db.select().from(job)).toEqual([]);
    const rows = await loadPriceRows();
    expect(rows.map(({ currency }) => currency)).toEqual(['CZK', 'EUR', 'PLN']);
    await refreshListings(opened.db);
    expect(rows).toEqual(await loadPriceRows());
  });
});
