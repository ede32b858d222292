import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '@vyloha/backend-kernel';
import { testDatabases } from '../../testing/test-databases';
import {
  type ListingRequest,
  type ListingScope,
  listingSorts,
  loadListing,
  refreshProducts,
} from '@vyloha/backend-catalog/testing';
import { refreshListings, shopScopeId } from '@vyloha/backend-catalog';
import { listByBruteForce } from './testing/brute-force';
import { insertProducts, insertReferenceData } from './testing/insert-catalogue';
import { aCaller, aScope, filters } from './testing/random-calls';
import { catalogue } from './testing/random-catalogue';
import * as schema from '../../testing/tables';

const request = fc.record({
  filters,
  sort: fc.constantFrom(...listingSorts),
  page: fc.constantFrom(1, 1, 2),
  perPage: fc.constantFrom(3, 20),
  withFacets: fc.constant(true),
  withTax: fc.boolean(),
});

const listingCalls = fc.array(fc.record({ scope: aScope, request, caller: aCaller }), { minLength: 8, maxLength: 8 });
const publicCaller = { priceList: 'b2c', currency: 'CZK', groups: [] } as const;

const settings = { operation: { productsInMemory: 1000 } };

describe.each(testDatabases())('listings on $name', ({ open }) => {
  let opened: OpenDatabase;

  beforeAll(async () => {
    opened = await open();
    await insertReferenceData(opened.db);
  });

  afterAll(() => opened.close());

  const contextOf = (callerContext: { priceList: string; currency: string; groups: readonly string[] }) => ({
    db: opened.db,
    primary: opened.db,
    locale: 'cs' as const,
    ...callerContext,
    domain: { code: '', translationVariant: '' },
    now: () => new Date(),
    settings,
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
