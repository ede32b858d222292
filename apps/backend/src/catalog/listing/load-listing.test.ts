import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/opened-database';
import { testDatabases } from '../../testing/test-databases';
import { listingSorts, type ListingFilters, type ListingRequest } from './listing-request';
import { loadListing } from './load-listing';
import { refreshListings } from './refresh-listings';
import { refreshProducts } from './refresh-products';
import { listByHand } from './testing/brute-force';
import { insertProducts, insertSurroundings } from './testing/insert-catalogue';
import { brandIds, catalogue, colors, sizes, visibleTags, hiddenTag } from './testing/random-catalogue';
import * as schema from '../../database/schema';
import { shopScopeId, type ListingPlace } from './scope-id';

const rangeUpTo = (most: number) =>
  fc.oneof(
    fc.record({ from: fc.nat(most) }),
    fc.record({ to: fc.nat(most) }),
    fc.record({ from: fc.nat(most), to: fc.nat(most) }),
  );
const some = (values: readonly string[]) => fc.subarray([...values], { minLength: 1 });

const place = fc.constantFrom<ListingPlace>(
  { kind: 'shop' },
  { kind: 'category', id: 'c-a' },
  { kind: 'category', id: 'c-b' },
  { kind: 'category', id: 'c-c' },
  { kind: 'category', id: 'c-d' },
  { kind: 'brand', id: 'b-1' },
  { kind: 'virtualCategory', id: 'vc-1' },
  { kind: 'virtualCategory', id: 'vc-2' },
  { kind: 'virtualCategory', id: 'vc-3' },
  { kind: 'virtualCategory', id: 'vc-empty' },
);

const noFilters: ListingFilters = { parameters: {}, price: null, availableOnly: false, tags: [], brands: [] };

/** Each kind of filter alone; few at a time, or there is nothing left to be counted. */
const filter: fc.Arbitrary<Partial<ListingFilters>> = fc.oneof(
  some(colors).map((choice) => ({ parameters: { 'par-color': choice } })),
  some(sizes).map((choice) => ({ parameters: { 'par-size': choice } })),
  rangeUpTo(20).map((choice) => ({ parameters: { 'par-length': choice } })),
  fc.tuple(some(colors), rangeUpTo(20)).map(([choice, range]) => ({
    parameters: { 'par-color': choice, 'par-length': range },
  })),
  rangeUpTo(6).map((price) => ({ price })),
  fc.constant({ availableOnly: true }),
  some([...visibleTags, hiddenTag]).map((tags) => ({ tags })),
  some(brandIds).map((brands) => ({ brands })),
);

const request = fc.record({
  filters: fc
    .array(filter, { maxLength: 3 })
    .map((chosen) => chosen.reduce<ListingFilters>((all, one) => ({ ...all, ...one }), noFilters)),
  sort: fc.constantFrom(...listingSorts),
  page: fc.constantFrom(1, 1, 2),
  perPage: fc.constantFrom(3, 20),
  withFacets: fc.constant(true),
});

const asker = fc.record({
  priceList: fc.constantFrom('b2c', 'b2b', 'unknown'),
  currency: fc.constantFrom('CZK', 'CZK', 'EUR'),
  groups: fc.constantFrom([], ['g-1'], ['g-2'], ['g-3', 'g-1']),
});

const asked = fc.array(fc.record({ place, request, asker }), { minLength: 8, maxLength: 8 });
const everybody = { priceList: 'b2c', currency: 'CZK', groups: [] } as const;

describe.each(testDatabases())('listings on $name', ({ open }) => {
  let opened: OpenDatabase;

  beforeAll(async () => {
    opened = await open();
    await insertSurroundings(opened.db);
  });

  afterAll(() => opened.close());

  const contextOf = (asks: { priceList: string; currency: string; groups: readonly string[] }) => ({
    db: opened.db,
    locale: 'cs' as const,
    ...asks,
    now: () => new Date(),
  });

  it('are what counting by hand gives, whatever the shop, the filters and the sort', async () => {
    await fc.assert(
      fc.asyncProperty(catalogue, asked, async (products, questions) => {
        await insertProducts(opened.db, products);
        await refreshListings(opened.db);
        const isBusiness = products.some((product) => product.inCatalog && product.businessPrice !== null);
        for (const { place, request, asker } of questions) {
          const whole: ListingRequest = { ...request, source: { place } };
          const list = asker.priceList === 'b2b' && isBusiness ? 'b2b' : 'b2c';
          const byHand = listByHand(products, whole, { ...asker, place, priceList: list });
          expect(await loadListing(contextOf(asker), whole)).toEqual({ ...byHand, searchedFor: null });
          const bare = await loadListing(contextOf(asker), { ...whole, withFacets: false });
          expect([bare.productIds, bare.total]).toEqual([byHand.productIds, byHand.total]);
        }
      }),
      { numRuns: 40 },
    );
  }, 120_000);

  it('follow the stock when something sells out and comes back', async () => {
    await fc.assert(
      fc.asyncProperty(catalogue, fc.nat(3), async (products, stock) => {
        await insertProducts(opened.db, products);
        await refreshListings(opened.db);
        await opened.db.update(schema.stock).set({ amount: stock });
        const changed = products.map((product) => ({
          ...product,
          variants: product.variants.map((variant) => ({ ...variant, stock })),
        }));
        const ids = products.map(({ id }) => id);
        await opened.db.transaction((tx) => refreshProducts(tx, ids));
        const asks = { ...everybody, groups: ['g-1'] };
        for (const place of [
          { kind: 'shop' },
          { kind: 'category', id: 'c-a' },
          { kind: 'category', id: 'c-d' },
        ] satisfies ListingPlace[]) {
          const whole: ListingRequest = {
            source: { place },
            filters: noFilters,
            sort: 'DefaultSort',
            page: 1,
            perPage: 20,
            withFacets: true,
          };
          const byHand = listByHand(changed, whole, { ...asks, place });
          expect(await loadListing(contextOf(asks), whole)).toEqual({ ...byHand, searchedFor: null });
        }
        const { rows: searchedOtherwise } = await opened.db.execute(sql`
          select product_id, available, rank from ${schema.listingEntry} where scope_id = ${shopScopeId}
          except select product_id, available, rank from ${schema.searchEntry}`);
        expect(searchedOtherwise).toEqual([]);
      }),
      { numRuns: 15 },
    );
  }, 120_000);
});
