import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importShop } from '../import/import-shop';
import { createCategoryDocument, createProductDocument, baseShopDocuments } from '../import/testing/documents';
import { createTestShop, type TestShop } from '../testing/create-test-shop';
import { testDatabases } from '../testing/test-databases';
import { findFormsInNames } from './forms-in-names';

function aProductNamed(id: string, name: string, soldCount: number) {
  const both = { cs: name, sk: name };
  return { ...createProductDocument(id), name: both, soldCount };
}

describe.each(testDatabases())('forms of a word in names on $name', ({ open }) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await createTestShop({ database: await open(), fixture: false });
    await importShop(shop.db, [
      ...baseShopDocuments,
      createCategoryDocument('c-hadice'),
      aProductNamed('p-sud', 'Sud na vodu', 1),
      aProductNamed('p-vodovaha', 'Vodováha Osa', 99),
      aProductNamed('p-vodni', 'Meloun vodní', 98),
    ]);
  });

  afterAll(() => shop.close());

  it('are distinguished from longer words', async () => {
    expect(await findFormsInNames(shop.db, 'voda')).toEqual(['vodu']);
    expect(await findFormsInNames(shop.db, 'vodni')).toEqual(['vodni']);
    expect(await findFormsInNames(shop.db, 'xyzzy')).toEqual([]);
  });

  it('rank before longer words, however well those sell', async () => {
    const { json } = await shop.call('GET', '/cms/search?q=voda');
    expect(json).toMatchObject({
      products: { total: 3, entities: [{ id: 'p-sud' }, { id: 'p-vodovaha' }, { id: 'p-vodni' }] },
    });
  });
});
