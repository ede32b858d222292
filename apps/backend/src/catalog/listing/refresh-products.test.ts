import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, OpenDatabase } from '@vyloha/backend-kernel';
import {
  category,
  listingEntry,
  listingFacts,
  listingPrice,
  listingScope,
  listingVariant,
  searchEntry,
  searchText,
  searchWord,
} from '@vyloha/backend-catalog/tables';
import { testDatabases } from '../../testing/test-databases';
import { allPriceKeys, refreshProducts } from '@vyloha/backend-catalog/testing';
import { refreshListings } from '@vyloha/backend-catalog';
import { insertProducts, insertReferenceData } from './testing/insert-catalogue';
import { catalogue, createPlainProduct, type ModelProduct } from './testing/random-catalogue';

/** Everything stored for listings; leftover prices of lists that the shop no longer has are ignored. */
async function dumpListings(db: Database, priceLists: ReadonlySet<string>): Promise<Record<string, unknown[]>> {
  const rowsOf = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows;
  const prices = await db
    .select()
    .from(listingPrice)
    .orderBy(listingPrice.currency, listingPrice.priceList, listingPrice.productId, listingPrice.place);
  const scopes = await db.select().from(listingScope).orderBy(listingScope.scopeId);
  return {
    entries: await rowsOf(sql`select * from ${listingEntry} order by scope_id, product_id`),
    facts: await rowsOf(sql`select * from ${listingFacts} order by product_id`),
    variants: await rowsOf(sql`select * from ${listingVariant} order by product_id, place`),
    searched: await rowsOf(sql`select * from ${searchEntry} order by product_id`),
    mentioned: await rowsOf(sql`select * from ${searchText} order by product_id`),
    words: await rowsOf(sql`select * from ${searchWord} order by word`),
    counted: await rowsOf(sql`select id, product_count from ${category} order by id`),
    prices: prices.filter(({ currency, priceList }) => priceLists.has(`${currency} ${priceList}`)),
    scopes: scopes.map(({ priceRanges, ...scope }) => ({
      ...scope,
      priceRanges: Object.entries(priceRanges).flatMap(([currency, lists]) =>
        Object.entries(lists).filter(([list]) => priceLists.has(`${currency} ${list}`)),
      ),
    })),
  };
}

/** The price lists that the shop has now. */
async function loadPriceListKeys(db: Database): Promise<Set<string>> {
  const { rows } = await db.execute<{ currency: string; price_list: string }>(allPriceKeys);
  return new Set(rows.map((row) => `${row.currency} ${row.price_list}`));
}

/** The first round adds the new price lists, the second one the rows in them of the products before. */
const maxRounds = 2;

/** Refreshes some products at a time, and everything again when a price list is new to the shop. */
async function refreshInBatches(db: Database, ids: readonly string[], size: number): Promise<void> {
  for (let round = 0; round < maxRounds; round += 1) {
    let affectsAllProducts = false;
    for (let from = 0; from < ids.length; from += size) {
      const refreshed = await db.transaction((tx) => refreshProducts(tx, ids.slice(from, from + size)));
      affectsAllProducts = affectsAllProducts || refreshed;
    }
    if (!affectsAllProducts) return;
  }
  throw new Error(`a price list is still new to the shop after ${maxRounds} rounds`);
}

describe.each(testDatabases())('refreshing some products on $name', ({ open }) => {
  let opened: OpenDatabase;

  beforeAll(async () => {
    opened = await open();
    await insertReferenceData(opened.db);
  });

  afterAll(() => opened.close());

  const idsOf = (products: readonly ModelProduct[]) => products.map(({ id }) => id);

  it('leaves the same rows as a full refresh, whatever changed', async () => {
    await fc.assert(
      fc.asyncProperty(catalogue, catalogue, fc.integer({ min: 1, max: 6 }), async (before, after, size) => {
        await insertProducts(opened.db, before);
        await refreshListings(opened.db);
        await insertProducts(opened.db, after);
        await refreshInBatches(opened.db, [...new Set([...idsOf(before), ...idsOf(after)])], size);
        const lists = await loadPriceListKeys(opened.db);
        const inParts = await dumpListings(opened.db, lists);
        await refreshListings(opened.db);
        expect(inParts).toEqual(await dumpListings(opened.db, lists));
      }),
      { numRuns: 13 },
    );
  }, 120_000);

  it('takes no price list for new to the shop that only a product outside of the catalogue has', async () => {
    const listed = createPlainProduct('p-00', { price: 1 });
    const unlisted = createPlainProduct('p-01', { inCatalog: false, businessPrice: 1 });
    await insertProducts(opened.db, [listed]);
    await refreshListings(opened.db);
    await insertProducts(opened.db, [listed, unlisted]);
    // A batch with a listed product could write rows in that list: to no use, and then for the whole shop.
    for (const ids of [['p-01'], ['p-00', 'p-01']])
      expect(await opened.db.transaction((tx) => refreshProducts(tx, ids))).toBe(false);
    const rows = await opened.db.select().from(listingPrice).orderBy(listingPrice.currency, listingPrice.priceList);
    expect(rows.map(({ currency, priceList, productId }) => [currency, priceList, productId])).toEqual([
      ['CZK', 'b2c', 'p-00'],
      ['EUR', 'b2c', 'p-00'],
    ]);
  });
});
