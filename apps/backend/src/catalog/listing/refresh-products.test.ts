import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/database';
import type { OpenDatabase } from '../../database/opened-database';
import {
  category,
  listingEntry,
  listingFacts,
  listingPrice,
  listingScope,
  searchEntry,
  searchWord,
} from '../../database/schema';
import { testDatabases } from '../../testing/test-databases';
import { allCombinations } from './refresh/price-rows';
import { refreshListings } from './refresh-listings';
import { refreshProducts } from './refresh-products';
import { insertProducts, insertSurroundings } from './testing/insert-catalogue';
import { catalogue, type ModelProduct } from './testing/random-catalogue';

/** All that the listings keep; of prices in lists that the shop has no more nobody needs to take leave. */
async function contentOf(db: Database, priceLists: ReadonlySet<string>): Promise<Record<string, unknown[]>> {
  const rowsOf = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows;
  const prices = await db
    .select()
    .from(listingPrice)
    .orderBy(listingPrice.currency, listingPrice.priceList, listingPrice.productId);
  const scopes = await db.select().from(listingScope).orderBy(listingScope.scopeId);
  return {
    entries: await rowsOf(sql`select * from ${listingEntry} order by scope_id, product_id`),
    facts: await rowsOf(sql`select * from ${listingFacts} order by product_id`),
    searched: await rowsOf(sql`select * from ${searchEntry} order by product_id`),
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

/** Those of the shop as it is now. */
async function priceListsOf(db: Database): Promise<Set<string>> {
  const { rows } = await db.execute<{ currency: string; price_list: string }>(allCombinations);
  return new Set(rows.map((row) => `${row.currency} ${row.price_list}`));
}

/** Some products at a time; everything once more when a price list is new to the shop. */
async function refreshInParts(db: Database, ids: readonly string[], size: number): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    let concernsAll = false;
    for (let from = 0; from < ids.length; from += size) {
      const refreshed = await db.transaction((tx) => refreshProducts(tx, ids.slice(from, from + size)));
      concernsAll = concernsAll || refreshed;
    }
    if (!concernsAll) return;
  }
}

describe.each(testDatabases())('refreshing some products on $name', ({ open }) => {
  let opened: OpenDatabase;

  beforeAll(async () => {
    opened = await open();
    await insertSurroundings(opened.db);
  });

  afterAll(() => opened.close());

  const idsOf = (products: readonly ModelProduct[]) => products.map(({ id }) => id);

  it('leaves what refreshing everything would write, whatever changed', async () => {
    await fc.assert(
      fc.asyncProperty(catalogue, catalogue, fc.integer({ min: 1, max: 6 }), async (before, after, size) => {
        await insertProducts(opened.db, before);
        await refreshListings(opened.db);
        await insertProducts(opened.db, after);
        await refreshInParts(opened.db, [...new Set([...idsOf(before), ...idsOf(after)])], size);
        const lists = await priceListsOf(opened.db);
        const inParts = await contentOf(opened.db, lists);
        await refreshListings(opened.db);
        expect(inParts).toEqual(await contentOf(opened.db, lists));
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});
