import {
  formatFigures,
  measureSearch,
  queriesByShop,
  readCatalogIndex,
  shopDocuments,
  type ShopName,
} from '@vyloha/demo-shop/search';
import { importShop } from '@vyloha/backend-import/testing';
import { describe, expect, it } from 'vitest';
import { createTestShop, testNow } from '../testing/create-test-shop';

/** Least share of each other shop's queries whose answer is among the first: to be raised with what there is. */
const floors: [shop: ShopName, floor: number][] = [
  ['perfumes', 0.95],
  ['spareParts', 0.9],
];

describe('search of a shop with other goods', () => {
  it.each(floors)('%s: answers among the first', { timeout: 240_000 }, async (name, floor) => {
    const documents = [...shopDocuments(name, testNow)];
    const shop = await createTestShop({ fixture: false });
    try {
      await importShop(shop.db, documents, { now: testNow });
      const call = async (path: string, headers: Record<string, string>) =>
        (await shop.call('GET', path, { headers })).json;
      const figures = await measureSearch(call, readCatalogIndex(documents), queriesByShop[name]);
      process.stdout.write(`${name}\n${formatFigures(figures)}\n`);
      expect(figures.halves.unused.right / figures.halves.unused.of).toBeGreaterThanOrEqual(floor);
    } finally {
      await shop.close();
    }
  });
});
