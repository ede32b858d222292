import fc from 'fast-check';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '@vyloha/backend-kernel';
import * as schema from '../../testing/tables';
import { createTestShop, type TestShop } from '../../testing/create-test-shop';
import { oneTestDatabase } from '../../testing/test-databases';
import { refreshListings } from '@vyloha/backend-catalog';
import { insertProducts, insertReferenceData } from '../listing/testing/insert-catalogue';
import { isAvailable, isPriced } from '../listing/testing/model-variant';
import { catalogue, categoryTree, restrictionsOf, type ModelProduct } from '../listing/testing/random-catalogue';
import { loadAlternatives } from '@vyloha/backend-catalog/testing';

const translated = (text: string) => ({ cs: text, sk: text });

describe.each(oneTestDatabase(import.meta.url))(
  'alternatives of products that cannot be bought, on $name',
  ({ open }) => {
    let shop: TestShop;

    async function addProduct(
      id: string,
      changes: Partial<typeof schema.product.$inferInsert> & { currency?: string; checkStock?: boolean } = {},
    ): Promise<void> {
      const { currency = 'CZK', checkStock = false, ...fields } = changes;
      const variantId = `v${id.slice(1)}`;
      const names = { name: translated(id), fullname: translated(id), catalogCode: id, marketingCode: id };
      await shop.db.insert(schema.product).values({
        ...names,
        id,
        slug: translated(id),
        categoryId: 'c-hadice',
        defaultVariantId: variantId,
        ...fields,
      });
      await shop.db
        .insert(schema.variant)
        .values({ ...names, id: variantId, productId: id, catalogCode: variantId, checkStock });
      await shop.db.insert(schema.price).values({ variantId, currency, unitMinor: 10_000 });
    }

    beforeAll(async () => {
      shop = await createTestShop({ database: await open() });
      const { db } = shop;
      await db.insert(schema.category).values(
        ['c-konve', 'c-roury'].map((id) => ({
          id,
          parentId: 'c-zahrada',
          ancestorIds: ['c-zahrada'],
          title: translated(id),
          slug: translated(id),
          path: translated(`zahrada/${id}`),
        })),
      );
      await db
        .insert(schema.parameter)
        .values({ id: 'par-end', slug: translated('k'), title: translated('K'), type: 'text' });
      await db
        .insert(schema.parameterValue)
        .values(['1', '2'].map((id) => ({ id, parameterId: 'par-end', slug: translated(id), title: translated(id) })));
      await addProduct('p-sold', { checkStock: true, alternativeIds: ['p-gone', 'p-pick', 'p-sold', 'p-none'] });
      await addProduct('p-ended', { saleable: false, alternativeIds: ['p-club', 'p-pick'] });
      await addProduct('p-pick', { categoryId: 'c-konve' });
      await addProduct('p-gone', { checkStock: true });
      await addProduct('p-twin', { soldCount: 1 });
      await addProduct('p-other', { soldCount: 90 });
      await addProduct('p-hidden', { inCatalog: false });
      await addProduct('p-club', { visibleToGroups: ['business'] });
      await addProduct('p-euro', { currency: 'EUR' });
      await addProduct('p-pipe', { categoryId: 'c-roury' });
      await addProduct('p-can', { categoryId: 'c-konve' });
      const values = { 'p-sold': '1', 'p-twin': '1', 'p-pipe': '1', 'p-can': '2' };
      await db
        .insert(schema.productParameter)
        .values(Object.entries(values).map(([productId, valueId]) => ({ productId, parameterId: 'par-end', valueId })));
      await refreshListings(db);
    });

    afterAll(() => shop.close());

    async function alternativesOf(query: string, headers: Record<string, string> = {}): Promise<string[][]> {
      const { json } = await shop.call('GET', `/cms/catalog/product?${query}`, { headers });
      return (json as { entities: { alternatives: string[] }[] }).entities.map(({ alternatives }) => alternatives);
    }

    it('are the editors’ ones first, then what shares most in the category, then its like beside it', async () => {
      expect(await alternativesOf('ids=p-sold&include=tags,alternatives')).toEqual([
        ['p-pick', 'p-twin', 'p-other', 'p-konev', 'p-hadice', 'p-pipe'],
      ]);
    });

    it('are returned with a single product and by the content API as well', async () => {
      const single = await shop.call('GET', '/store/api/v1/products/p-ended');
      expect(single).toMatchObject({ json: { data: { alternatives: expect.arrayContaining(['p-twin']) } } });
      const query = '{ product(ids: ["p-sold", "p-twin"]) { alternatives } }';
      const { json } = await shop.call('POST', '/cms/graphql', { body: { query } });
      expect(json).toMatchObject({
        data: { product: [{ alternatives: expect.arrayContaining(['p-pick', 'p-pipe']) }, { alternatives: [] }] },
      });
    });

    it('are none of products that can be bought, nor where nobody asks', async () => {
      expect(await alternativesOf('ids=p-twin&include=alternatives')).toEqual([[]]);
      expect(await alternativesOf('ids=p-sold')).toEqual([[]]);
    });

    it('follow the stock at once, before the listings do', async () => {
      const { db } = shop;
      const twin = inArray(schema.variant.id, ['v-twin', 'v-pick']);
      await db.update(schema.variant).set({ checkStock: true }).where(twin);
      try {
        const [found = []] = await alternativesOf('ids=p-sold&include=alternatives');
        expect(found).toContain('p-other');
        expect(found.filter((id) => ['p-twin', 'p-pick'].includes(id))).toEqual([]);
      } finally {
        await db.update(schema.variant).set({ checkStock: false }).where(twin);
      }
    });

    it('have a price in the caller’s currency', async () => {
      const [found = []] = await alternativesOf('ids=p-sold&include=alternatives', { 'x-currency': 'EUR' });
      expect(found).toContain('p-euro');
      expect(found).not.toContain('p-twin');
    });

    it('are those that the caller’s groups may see', async () => {
      const caller = { db: shop.db, currency: 'CZK', priceList: 'b2c' };
      const ids = ['p-sold', 'p-ended'];
      const forAll = await loadAlternatives({ ...caller, groups: [] }, ids);
      expect(ids.map((id) => forAll.get(id)?.[0])).toEqual(['p-pick', 'p-pick']);
      const forMembers = await loadAlternatives({ ...caller, groups: ['business'] }, ids);
      expect(ids.map((id) => forMembers.get(id)?.[0])).toEqual(['p-pick', 'p-club']);
    });
  },
);

describe.each(oneTestDatabase(import.meta.url))('alternatives by property on $name', ({ open }) => {
  let opened: OpenDatabase;

  beforeAll(async () => {
    opened = await open();
    await insertReferenceData(opened.db);
  });

  afterAll(() => opened.close());

  const isRelated = (product: ModelProduct, other: ModelProduct) => {
    const [own = [], theirs = []] = [categoryTree[product.categoryId], categoryTree[other.categoryId]];
    return theirs.includes(product.categoryId) || own.at(-2) === theirs.at(own.length - 2);
  };

  it('can be bought, and are of the category or one beside it', async () => {
    const identities = fc.record({
      currency: fc.constantFrom('CZK', 'EUR'),
      priceList: fc.constantFrom('b2c', 'b2b'),
      groups: fc.constantFrom<string[]>([], ['g-1']),
    });
    await fc.assert(
      fc.asyncProperty(catalogue, identities, async (products, identity) => {
        await insertProducts(opened.db, products);
        await refreshListings(opened.db);
        const found = await loadAlternatives(
          { db: opened.db, ...identity },
          products.map(({ id }) => id),
        );
        for (const product of products) {
          const isBuyable = (other: ModelProduct) =>
            other.id !== product.id &&
            other.inCatalog &&
            restrictionsOf(other).every((groups) => groups.some((id) => identity.groups.includes(id))) &&
            isAvailable(other) &&
            isPriced(other, identity);
          const alternatives = found.get(product.id) ?? [];
          const offered = products.filter((other) => isBuyable(other) && isRelated(product, other));
          expect(alternatives.filter((id) => !offered.some((other) => other.id === id))).toEqual([]);
          const beside = offered.filter(
            ({ categoryId, visibleToGroups }) => categoryId === product.categoryId && visibleToGroups.length === 0,
          );
          expect(alternatives.length).toBeGreaterThanOrEqual(Math.min(beside.length, 8));
        }
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});
