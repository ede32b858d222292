import { demoDocuments } from '@vyloha/demo-shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importShop } from '../import/import-shop';
import { category, product } from '../database/schema';
import { createTestShop, testNow, type TestShop } from '../testing/create-test-shop';
import { oneTestDatabase } from '../testing/test-databases';
import {
  countExpected,
  type FoundProduct,
  meetsExpectation,
  shopQueries,
  type ShopQuery,
} from './testing/expected-results';

interface Results {
  products: { entities: { id: string }[] };
  categories: { entities: { _id: string }[] };
  virtualCategories: { entities: { _id: string }[] };
}

/** What a shopper sees without scrolling. */
const firstCount = 5;
const wantedShare = 0.95;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

describe.each(oneTestDatabase(import.meta.url))('the queries of shoppers on $name', ({ name, open }) => {
  let shop: TestShop;
  let productsById: Map<string, FoundProduct>;

  beforeAll(async () => {
    shop = await createTestShop({ database: await open(), fixture: false });
    await importShop(shop.db, () => demoDocuments({ products: 0, today: testNow }), {
      now: testNow,
      log: () => undefined,
    });
    const ancestors = new Map((await shop.db.select().from(category)).map((row) => [row.id, row.ancestorIds]));
    const rows = await shop.db.select().from(product);
    productsById = new Map(
      rows.map(({ id, catalogCode: code, brandId, categoryId }) => [
        id,
        { code, brandId, categoryIds: [categoryId, ...(ancestors.get(categoryId) ?? [])] },
      ]),
    );
  }, 120_000);

  afterAll(() => shop.close());

  async function search({ query, language }: ShopQuery, index: number) {
    // Each shopper has a limit.
    const headers = { 'x-locale': language, 'x-forwarded-for': `10.1.${Math.floor(index / 100)}.${index % 100}` };
    const { json } = await shop.call('GET', `/cms/search?${new URLSearchParams({ q: query })}`, { headers });
    const { products, categories, virtualCategories } = json as Results;
    const found = products.entities.slice(0, firstCount).flatMap(({ id }) => productsById.get(id) ?? []);
    const places = [...categories.entities, ...virtualCategories.entities].slice(0, firstCount);
    return { products: found, categoryIds: places.map(({ _id }) => _id) };
  }

  it(`find what is expected among the first ${firstCount}`, async () => {
    const failures: string[] = [];
    let [shown, fitting] = [0, 0];
    for (const [index, shopQuery] of shopQueries.entries()) {
      const found = await search(shopQuery, index);
      const fits = countExpected(shopQuery, found);
      if (fits !== null) [shown, fitting] = [shown + found.products.length, fitting + fits];
      if (meetsExpectation(shopQuery, found)) continue;
      const codes = found.products.map(({ code }) => code).join(' ');
      failures.push(`${shopQuery.language} '${shopQuery.query}' (${shopQuery.why}): ${codes || 'nothing'}`);
    }
    const share = 1 - failures.length / shopQueries.length;
    const figures = `${percent(share)} of ${shopQueries.length} queries, ${percent(fitting / shown)} of their products`;
    process.stdout.write(`${[`${name}: ${figures}`, ...failures].join('\n  ')}\n`);
    expect(share).toBeGreaterThanOrEqual(wantedShare);
  }, 120_000);
});
