import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '@vyloha/backend-kernel';
import { testDatabases } from '../../testing/test-databases';
import {
  type ListingFilters,
  type ListingRequest,
  type ListingScope,
  listingSorts,
  loadListing,
  refreshProducts,
} from '@vyloha/backend-catalog/testing';
import { refreshListings, shopScopeId } from '@vyloha/backend-catalog';
import { listByBruteForce } from './testing/brute-force';
import { insertProducts, insertReferenceData } from './testing/insert-catalogue';
import { branchId, brandIds, catalogue, colors, sizes, visibleTags, hiddenTag } from './testing/random-catalogue';
import * as schema from '../../testing/tables';

const rangeUpTo = (max: number) =>
  fc.oneof(
    fc.record({ from: fc.nat(max) }),
    fc.record({ to: fc.nat(max) }),
    fc.record({ from: fc.nat(max), to: fc.nat(max) }),
  );
const arbitrarySubset = (values: readonly string[]) => fc.subarray([...values], { minLength: 1 });

const scope = fc.constantFrom<ListingScope>(
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

/** Each kind of filter alone; with many at once no product would remain to be counted. */
const filter: fc.Arbitrary<ListingFilters> = fc.oneof(
  arbitrarySubset(colors).map((choice) => ({ parameters: { 'par-color': choice } })),
  arbitrarySubset(sizes).map((choice) => ({ parameters: { 'par-size': choice } })),
  rangeUpTo(20).map((choice) => ({ parameters: { 'par-length': choice } })),
  arbitrarySubset(['5', '10', '20']).map((choice) => ({ parameters: { 'par-length': choice } })),
  fc.tuple(arbitrarySubset(colors), rangeUpTo(20)).map(([choice, range]) => ({
    parameters: { 'par-color': choice, 'par-length': range },
  })),
  rangeUpTo(6).map((price) => ({ price })),
  fc.constant({ available: true as const }),
  arbitrarySubset([...visibleTags, hiddenTag]).map((tags) => ({ tags })),
  arbitrarySubset(brandIds).map((brands) => ({ brands })),
  arbitrarySubset(['4', '3', '2']).map((ratings) => ({ ratings })),
  arbitrarySubset([branchId]).map((branches) => ({ branches })),
);

const request = fc.record({
  filters: fc
    .array(filter, { maxLength: 3 })
    .map((chosen) => chosen.reduce<ListingFilters>((all, one) => ({ ...all, ...one }), {})),
  sort: fc.constantFrom(...listingSorts),
  page: fc.constantFrom(1, 1, 2),
  perPage: fc.constantFrom(3, 20),
  withFacets: fc.constant(true),
  withTax: fc.boolean(),
});

const caller = fc.record({
  priceList: fc.constantFrom('b2c', 'b2b', 'unknown'),
  currency: fc.constantFrom('CZK', 'CZK', 'EUR'),
  groups: fc.constantFrom([], ['g-1'], ['g-2'], ['g-3', 'g-1']),
});

const listingCalls = fc.array(fc.record({ scope, request, caller }), { minLength: 8, maxLength: 8 });
const publicCaller = { priceList: 'b2c', currency: 'CZK', groups: [] } as const;

describe.each(testDatabases())('listings on $name', ({ open }) => {
  let opened: OpenDatabase;

  beforeAll(async () => {
    opened = await open();
    await insertReferenceData(opened.db);
  });

  afterAll(() => opened.close());

  const contextOf = (callerContext: { priceList: string; currency: string; groups: readonly string[] }) => ({
    db: opened.db,
    locale: 'cs' as const,
    ...callerContext,
    domain: { code: '', translationVariant: '' },
    now: () => new Date(),
  });

  it('match a brute-force count for any shop, filters and sort', async () => {
    await fc.assert(
      fc.asyncProperty(catalogue, listingCalls, async (products, calls) => {
        await insertProducts(opened.db, products);
        await refreshListings(opened.db);
        const isBusiness = products.some((product) => product.inCatalog && product.businessPrice !== null);
        for (const { scope, request, caller } of calls) {
          const listingRequest: ListingRequest = { ...request, source: { scope } };
          const list = caller.priceList === 'b2b' && isBusiness ? 'b2b' : 'b2c';
          const expected = listByBruteForce(products, listingRequest, { ...caller, scope, priceList: list });
          expect(await loadListing(contextOf(caller), listingRequest)).toEqual({
            ...expected,
            searchedFor: null,
            foundBy: null,
          });
          const withoutFacets = await loadListing(contextOf(caller), { ...listingRequest, withFacets: false });
          const { productIds, variantIds, total } = withoutFacets;
          expect({ productIds, variantIds, total }).toEqual({
            productIds: expected.productIds,
            variantIds: expected.variantIds,
            total: expected.total,
          });
        }
      }),
      { numRuns: 20 },
    );
  }, 120_000);

  it('follow the stock when a product sells out and is restocked', async () => {
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
        const callerContext = { ...publicCaller, groups: ['g-1'] };
        for (const scope of [
          { kind: 'shop' },
          { kind: 'category', id: 'c-a' },
          { kind: 'category', id: 'c-d' },
        ] satisfies ListingScope[]) {
          const listingRequest: ListingRequest = {
            source: { scope },
            filters: {},
            sort: 'DefaultSort',
            page: 1,
            perPage: 20,
            withFacets: true,
            withTax: true,
          };
          const expected = listByBruteForce(changed, listingRequest, { ...callerContext, scope });
          expect(await loadListing(contextOf(callerContext), listingRequest)).toEqual({
            ...expected,
            searchedFor: null,
            foundBy: null,
          });
        }
        const { rows: searchMismatches } = await opened.db.execute(sql`
          select product_id, available, rank from ${schema.listingEntry} where scope_id = ${shopScopeId}
          except select product_id, available, rank from ${schema.searchEntry}`);
        expect(searchMismatches).toEqual([]);
      }),
      { numRuns: 8 },
    );
  }, 120_000);
});
