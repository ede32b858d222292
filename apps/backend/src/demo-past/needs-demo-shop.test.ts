import { demoDocuments } from '@vyloha/demo-shop';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { oneTestDatabase } from '../testing/test-databases';
import { importShop } from '@vyloha/backend-import/testing';
import { needsDemoShop } from './needs-demo-shop';
import { baseShopDocuments, createCategoryDocument, createProductDocument } from '../import/testing/documents';

function* demoDocumentsUntilStopped() {
  for (const document of demoDocuments({ products: 0, today: new Date() })) {
    if (document.type === 'image') throw new Error('stopped');
    yield document;
  }
}

describe.each(oneTestDatabase(import.meta.url))('needing the demo shop on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());

  it('is true of an empty shop', async () => {
    await expect(needsDemoShop(opened.db)).resolves.toBe(true);
  });

  it('is true after an interrupted import of it, until it is complete', async () => {
    await expect(importShop(opened.db, demoDocumentsUntilStopped)).rejects.toThrow('stopped');
    await expect(needsDemoShop(opened.db)).resolves.toBe(true);
    await importShop(opened.db, [...demoDocuments({ products: 0, today: new Date() })].slice(-1));
    await expect(needsDemoShop(opened.db)).resolves.toBe(false);
  });

  it('is false of any other shop', async () => {
    await importShop(opened.db, [
      ...baseShopDocuments,
      createCategoryDocument('c-hadice'),
      createProductDocument('p-hadice'),
    ]);
    await expect(needsDemoShop(opened.db)).resolves.toBe(false);
  });
});
