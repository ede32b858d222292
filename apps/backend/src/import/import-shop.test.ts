import type { ImportDocument } from '@vyloha/import-documents';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer, customerAddress, shoppingListItem } from '@vyloha/backend-accounts/tables';
import { category, price, priceHistory, product, stock, variant } from '@vyloha/backend-catalog/tables';
import { menuItem } from '@vyloha/backend-content/tables';
import { testDatabases } from '../testing/test-databases';
import { ImportError } from '@vyloha/backend-kernel';
import { importShop } from '@vyloha/backend-import/testing';
import { createCategoryDocument, createProductDocument, baseShopDocuments } from './testing/documents';

describe.each(testDatabases())('importing on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  const run = (documents: readonly unknown[], now = new Date('2026-05-01T08:00:00Z')) =>
    importShop(opened.db, documents, { now });

  async function problemsOf(documents: readonly unknown[]): Promise<readonly string[]> {
    const failure = await run(documents).catch((error: unknown) => error);
    return failure instanceof ImportError ? failure.problems : [`no problem: ${String(failure)}`];
  }

  /** Every row of the tables an import writes, as text. */
  async function snapshot(): Promise<string> {
    const tables = [product, variant, price, priceHistory, stock, category, menuItem, customer];
    const rows = await Promise.all(
      tables.map((table) => opened.db.execute(sql`select t.* from ${table} t order by t::text`)),
    );
    return JSON.stringify(rows.map((result) => result.rows));
  }

  describe('importShop', () => {
    it('writes a shop, and importing the same documents again changes nothing', async () => {
      const documents = [
        ...baseShopDocuments,
        createCategoryDocument('c-zahrada'),
        createCategoryDocument('c-hadice', 'c-zahrada'),
        createProductDocument('p-hadice'),
      ];
      await expect(run(documents)).resolves.toMatchObject({ product: 1, category: 2 });
      const before = await snapshot();
      await run(documents, new Date('2026-06-01T08:00:00Z'));
      expect(await snapshot()).toBe(before);
    });

    it('builds category paths from the parents, at any depth and after renames', async () => {
      await run([{ ...createCategoryDocument('c-zahrada'), slug: { cs: 'sad', sk: 'sad-sk' } }]);
      const [row] = await opened.db.select().from(category).where(eq(category.id, 'c-hadice'));
      expect(row).toMatchObject({ path: { cs: 'sad/hadice', sk: 'sad-sk/hadice' }, ancestorIds: ['c-zahrada'] });
    });

    it('counts the products of listings', async () => {
      const [row] = await opened.db.select().from(category).where(eq(category.id, 'c-zahrada'));
      expect(row?.productCount).toBe(1);
    });

    it('removes variants, prices and stock missing from the document', async () => {
      await run([createProductDocument('p-hadice', { sizes: ['10'], warehouses: {} })]);
      const variants = await opened.db.select().from(variant).where(eq(variant.productId, 'p-hadice'));
      expect(variants.map(({ id }) => id)).toEqual(['v-hadice-10']);
      await expect(opened.db.select().from(stock)).resolves.toEqual([]);
    });

    it('keeps an account’s password hash until the password changes', async () => {
      const account = (password: string): ImportDocument => ({
        type: 'customer',
        id: 'u-jan',
        email: 'jan@example.com',
        password,
        firstName: 'Jan',
        lastName: 'Novák',
      });
      const hash = async () => (await opened.db.select().from(customer))[0]?.passwordHash;
      await run([account('Heslo-2026')]);
      const first = await hash();
      await run([account('Heslo-2026')]);
      expect(await hash()).toBe(first);
      await run([account('Jine-2026')]);
      expect(await hash()).not.toBe(first);
    });

    it('gives a customer addresses and lists, and keeps the customer’s own changes', async () => {
      const account: ImportDocument = {
        type: 'customer',
        id: 'u-jan',
        email: 'jan@example.com',
        password: 'Heslo-2026',
        firstName: 'Jan',
        lastName: 'Novák',
        addresses: [
          {
            id: 'a-jan',
            type: 'shipping',
            name: 'Jan Novák',
            street: 'Dlouhá 12',
            city: 'Praha',
            postcode: '110 00',
            countryCode: 'CZE',
          },
        ],
        lists: [{ id: 'sl-jan', code: 'wishlist', name: 'wishlist', items: [{ variantId: 'v-hadice-10', amount: 1 }] }],
      };
      await run([account]);
      expect(await opened.db.select().from(shoppingListItem)).toMatchObject([{ variantId: 'v-hadice-10' }]);
      await opened.db.update(customerAddress).set({ city: 'Brno' });
      await opened.db.delete(shoppingListItem);
      await run([account]);
      expect(await opened.db.select().from(customerAddress)).toMatchObject([{ id: 'a-jan', city: 'Brno' }]);
      expect(await opened.db.select().from(shoppingListItem)).toEqual([]);
    });

    it('replaces a menu as a whole', async () => {
      const title = { cs: 'Nabídka', sk: 'Ponuka' };
      const item = (id: string) => ({ id, title, children: [{ id: `${id}-1`, title }] });
      await run([{ type: 'menu', code: 'entry', title, items: [item('mi-a'), item('mi-b')] }]);
      await run([{ type: 'menu', code: 'entry', title, items: [item('mi-b')] }]);
      const items = await opened.db.select().from(menuItem);
      expect(items.map(({ id, parentId }) => [id, parentId])).toEqual([
        ['mi-b', null],
        ['mi-b-1', 'mi-b'],
      ]);
    });
  });

  describe('price history', () => {
    const historyOf = async (variantId: string) => {
      const rows = await opened.db.select().from(priceHistory).where(eq(priceHistory.variantId, variantId));
      return rows
        .filter(({ currency }) => currency === 'CZK')
        .map(({ unitMinor, validTo }) => [unitMinor, validTo?.toISOString() ?? null])
        .sort();
    };

    it('records every price change with its timestamp', async () => {
      await run([createProductDocument('p-cena', { crowns: 500 })], new Date('2026-05-01T08:00:00Z'));
      await run([createProductDocument('p-cena', { crowns: 400 })], new Date('2026-05-10T08:00:00Z'));
      await run([createProductDocument('p-cena', { crowns: 400 })], new Date('2026-05-11T08:00:00Z'));
      expect(await historyOf('v-cena-10')).toEqual([
        [40_000, null],
        [50_000, '2026-05-10T08:00:00.000Z'],
      ]);
    });

    it('imports the price history of a document only once', async () => {
      const history = [{ price: 600, from: '2026-01-01T00:00:00Z', to: '2026-03-01T00:00:00Z' }];
      await run([createProductDocument('p-drive', { crowns: 500, history })]);
      const later = [{ price: 700, from: '2026-01-05T00:00:00Z', to: '2026-03-05T00:00:00Z' }];
      await run([createProductDocument('p-drive', { crowns: 500, history: later })]);
      expect(await historyOf('v-drive-10')).toEqual([
        [50_000, null],
        [60_000, '2026-03-01T00:00:00.000Z'],
      ]);
      const [open] = await opened.db
        .select()
        .from(priceHistory)
        .where(sql`${priceHistory.variantId} = 'v-drive-10' and ${priceHistory.validTo} is null`);
      expect(open?.validFrom.toISOString()).toBe('2026-03-01T00:00:00.000Z');
    });
  });

  describe('problems', () => {
    it('name the position, the entity and the field', async () => {
      const broken = { ...createProductDocument('p-spatny'), unit: '', variants: [] };
      await expect(problemsOf([createCategoryDocument('c-nova'), broken])).resolves.toEqual([
        'document 2 (product p-spatny): unit: expected a text that is not empty',
        'document 2 (product p-spatny): variants: expected at least one variant',
      ]);
    });

    it('report missing references and duplicates', async () => {
      await expect(
        problemsOf([createProductDocument('p-jiny', { category: 'c-neni' }), createProductDocument('p-jiny')]),
      ).resolves.toEqual([
        "document 1 (product p-jiny): categoryId: there is no category 'c-neni' before this document",
        "document 2 (product p-jiny): product 'p-jiny' occurs twice",
        "document 2 (product p-jiny): product code 'ZV-p-jiny' occurs twice",
        "document 2 (product p-jiny): product address 'jiny' occurs twice",
        "document 2 (product p-jiny): variant 'v-jiny-10' occurs twice",
        "document 2 (product p-jiny): variant code 'ZV-p-jiny-10' occurs twice",
        "document 2 (product p-jiny): variant 'v-jiny-20' occurs twice",
        "document 2 (product p-jiny): variant code 'ZV-p-jiny-20' occurs twice",
      ]);
    });

    it('stop further writes', async () => {
      await problemsOf([createProductDocument('p-bez', { category: 'c-neni' }), createCategoryDocument('c-pozdni')]);
      await expect(opened.db.select().from(category).where(eq(category.id, 'c-pozdni'))).resolves.toEqual([]);
    });

    it('are limited to fifty', async () => {
      const problems = await problemsOf(Array.from({ length: 80 }, () => ({ type: 'tag' })));
      expect(problems.length).toBeGreaterThanOrEqual(50);
      expect(problems.length).toBeLessThan(60);
    });

    it('are found without writing in check mode', async () => {
      await importShop(opened.db, [createCategoryDocument('c-jen-tak')], { checkOnly: true });
      await expect(opened.db.select().from(category).where(eq(category.id, 'c-jen-tak'))).resolves.toEqual([]);
    });
  });
});
