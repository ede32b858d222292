import { recommendationPlacements } from '@vyloha/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshListings } from '@vyloha/backend-catalog';
import { isAvailable, isPriced } from '../catalog/listing/testing/model-variant';
import { insertProducts, insertReferenceData } from '../catalog/listing/testing/insert-catalogue';
import {
  catalogue,
  categoryTree,
  restrictionsOf,
  type ModelProduct,
} from '../catalog/listing/testing/random-catalogue';
import type { OpenDatabase } from '@vyloha/backend-kernel';
import * as schema from '../testing/tables';
import { oneTestDatabase } from '../testing/test-databases';
import { type RecommendationContext, recommend, refreshBoughtTogether } from '@vyloha/backend-reviews/testing';

const now = new Date('2026-11-21T12:00:00Z');
const productIds = (most: number) => fc.uniqueArray(fc.nat(13), { maxLength: most }).map((list) => list.map(idOf));
const idOf = (index: number) => `p-${String(index).padStart(2, '0')}`;

const contexts = fc.array(
  fc.record({
    placements: fc.shuffledSubarray([...recommendationPlacements], { minLength: 1, maxLength: 2 }),
    wish: fc.record<RecommendationContext>({
      productIds: productIds(3),
      categoryId: fc.option(fc.constantFrom(...Object.keys(categoryTree), 'c-gone')),
      currency: fc.constantFrom('CZK', 'CZK', 'EUR'),
      priceList: fc.constantFrom('b2c', 'b2b'),
    }),
    limit: fc.integer({ min: 1, max: 8 }),
  }),
  { minLength: 10, maxLength: 10 },
);

function isBuyable(product: ModelProduct, context: RecommendationContext): boolean {
  const isForAll = product.inCatalog && restrictionsOf(product).length === 0;
  return isForAll && isAvailable(product) && isPriced(product, context);
}

/** All products that may be recommended, the best-selling ones first. */
function availableByModel(products: readonly ModelProduct[], context: RecommendationContext): string[] {
  return products
    .filter((product) => isBuyable(product, context) && !context.productIds.includes(product.id))
    .sort((a, b) => b.soldCount - a.soldCount || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}

const shopWidePlacements: readonly string[] = ['homepage', 'not_found', 'internal_error', 'checkout_empty_cart'];
const filledPlacements: readonly string[] = [
  'add_to_cart_cross_sell',
  'checkout_cart_items',
  'product_detail_cross_sell',
];

describe.each(oneTestDatabase(import.meta.url))('recommended products on $name', ({ open }) => {
  let opened: OpenDatabase;

  beforeAll(async () => {
    opened = await open();
    await insertReferenceData(opened.db);
  });

  afterAll(() => opened.close());

  async function seed(products: readonly ModelProduct[], purchases: readonly (readonly string[])[]) {
    const { db } = opened;
    await insertProducts(db, products);
    await db.update(schema.product).set({ relatedIds: [...(purchases[0] ?? [])] });
    await db.delete(schema.pastPurchase);
    const rows = purchases.map((ids, at) => ({ id: `pp-${at}`, productIds: [...ids], boughtAt: now }));
    if (rows.length > 0) await db.insert(schema.pastPurchase).values(rows);
    await refreshListings(db);
    await refreshBoughtTogether(db, now);
  }

  it('are purchasable, are shown once, and exclude the products of the page', async () => {
    const purchases = fc.array(productIds(5), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(catalogue, purchases, contexts, async (products, bought, questions) => {
        await seed(products, bought);
        for (const { placements, wish: context, limit } of questions) {
          const offered = availableByModel(products, context);
          const recommended = await recommend(opened.db, placements, context, limit);
          expect(recommended.map(({ placement }) => placement)).toEqual(placements);
          const visible: string[] = [];
          for (const { placement, productIds: ids } of recommended) {
            const left = offered.filter((id) => !visible.includes(id));
            expect(ids.length).toBeLessThanOrEqual(limit);
            expect(ids.filter((id) => !left.includes(id))).toEqual([]);
            if (shopWidePlacements.includes(placement)) expect(ids).toEqual(left.slice(0, limit));
            if (filledPlacements.includes(placement)) expect(ids).toHaveLength(Math.min(limit, left.length));
            if (placement === 'category') {
              const ofCategory = products.filter(({ categoryId }) =>
                categoryTree[categoryId]?.includes(context.categoryId ?? ''),
              );
              const others = left.filter((id) => !ofCategory.some((product) => product.id === id));
              expect(ids).toHaveLength(Math.min(limit, others.length));
              expect(ids.filter((id) => !others.includes(id))).toEqual([]);
            }
            visible.push(...ids);
          }
          expect(new Set(visible).size).toBe(visible.length);
        }
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});
