import { metresParameterId } from '@vyloha/contract';
import { toMinor } from '@vyloha/money';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '@vyloha/backend-kernel';
import { price } from '@vyloha/backend-catalog/tables';
import { oneTestDatabase } from '../../testing/test-databases';
import { testSettings } from '../../testing/create-test-shop';
import { type ProductContext, type WireProduct, loadProducts, refreshListings } from '@vyloha/backend-catalog';
import {
  type ListingContext,
  type Listing,
  type ListingFilters,
  type ListingRequest,
  listingSorts,
  loadListing,
} from '@vyloha/backend-catalog/testing';
import { insertProducts, insertReferenceData } from './testing/insert-catalogue';
import { catalogue, sizes } from './testing/random-catalogue';

const request = fc.record({
  filters: fc.record<ListingFilters>(
    {
      parameters: fc.subarray(sizes, { minLength: 1 }).map((values) => ({ 'par-size': values })),
      price: fc.record({ from: fc.nat(4), to: fc.integer({ min: 4, max: 40 }) }),
      available: fc.constant(true as const),
    },
    { requiredKeys: [] },
  ),
  sort: fc.constantFrom(...listingSorts),
  withTax: fc.boolean(),
});

const caller = fc.record({
  priceList: fc.constantFrom('b2c', 'b2b'),
  currency: fc.constantFrom('CZK', 'CZK', 'EUR'),
  groups: fc.constantFrom([], ['g-1']),
});

const calls = fc.array(fc.record({ request, caller }), { minLength: 6, maxLength: 6 });

/** What a box of the listing says, of the product as it is sent. */
function toBox(product: WireProduct, { variantIds }: Listing, withTax: boolean) {
  const variant = product.variants.find(({ id }) => id === (variantIds[product.id] ?? product.defaultVariantId));
  if (variant === undefined) throw new Error(`${product.id} has no such variant`);
  const parameters = [...variant.content.parameters, ...product.content.parameters];
  const metres = Number(parameters.find(({ entityId }) => entityId === metresParameterId)?.values?.[0] ?? 1);
  const { unitWithTax, unitWithoutTax } = variant.prices;
  const unit = withTax ? unitWithTax : unitWithoutTax;
  return {
    priceMinor: unit === null || unit <= 0 ? null : Math.round(toMinor(unit) / metres),
    sizes: variant.content.parameters.flatMap(({ valueEntities }) => valueEntities?.map(({ _id }) => _id) ?? []),
    isAvailable: variant.availability.isAvailable,
  };
}

describe.each(oneTestDatabase(import.meta.url))('boxes of listings on $name', ({ open }) => {
  let opened: OpenDatabase;

  beforeAll(async () => {
    opened = await open();
    await insertReferenceData(opened.db);
  });

  afterAll(() => opened.close());

  /** The whole listing with its boxes. */
  async function load(
    ctx: ProductContext & ListingContext,
    { filters, sort, withTax }: Pick<ListingRequest, 'filters' | 'sort' | 'withTax'>,
  ) {
    const source = { scope: { kind: 'shop' } } as const;
    const listing = await loadListing(ctx, { source, filters, sort, withTax, page: 1, perPage: 200, withFacets: true });
    const products = await loadProducts(ctx, listing.productIds);
    return { listing, boxes: products.map((product) => ({ id: product.id, ...toBox(product, listing, withTax) })) };
  }

  it('have the prices, values and stock that the listing filters and sorts by', async () => {
    await fc.assert(
      fc.asyncProperty(catalogue, calls, async (products, listingCalls) => {
        await insertProducts(opened.db, products);
        // Odd amounts, a lower price from one piece on, and products for nothing.
        await opened.db.execute(sql`update ${price} set unit_minor = (unit_minor * 1.37)::int % 900,
          quantity_prices = case when unit_minor % 300 = 0 then '[{"amountFrom": 1, "unitMinor": 77}]'::jsonb else '[]' end`);
        await refreshListings(opened.db);
        for (const { request: wanted, caller: identity } of listingCalls) {
          const ctx: ProductContext & ListingContext = {
            db: opened.db,
            primary: opened.db,
            locale: 'cs',
            domain: { code: 'cz', translationVariant: '' },
            now: () => new Date(),
            settings: testSettings,
            ...identity,
          };
          const { filters, sort, withTax } = wanted;
          const { price: range, ...others } = filters;
          const { listing, boxes } = await load(ctx, wanted);
          const atAnyPrice = await load(ctx, { filters: others, sort, withTax });
          const prices = atAnyPrice.boxes.flatMap(({ priceMinor }) => priceMinor ?? []);
          const isInRange = (minor: number | null) =>
            range === undefined ||
            (minor !== null && minor >= toMinor(range.from ?? 0) && minor <= toMinor(range.to ?? 0));
          const expected = atAnyPrice.boxes.filter(({ priceMinor }) => isInRange(priceMinor));
          expect(boxes).toEqual(expected);
          expect(listing.total).toBe(expected.length);
          if (prices.length > 0)
            expect(listing.counts.ranges['price']).toEqual({ from: Math.min(...prices), to: Math.max(...prices) });
          for (const box of boxes) {
            const wantedSizes = filters.parameters?.['par-size'];
            if (Array.isArray(wantedSizes)) expect(box.sizes.some((size) => wantedSizes.includes(size))).toBe(true);
            if (filters.available) expect(box.isAvailable).toBe(true);
          }
          if (sort.startsWith('Price')) {
            const direction = sort === 'PriceSortASC' ? 1 : -1;
            const inOrder = boxes.map(({ priceMinor }) => (priceMinor === null ? Infinity : direction * priceMinor));
            expect(inOrder).toEqual(inOrder.toSorted((a, b) => (a === b ? 0 : a - b)));
          }
        }
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});
