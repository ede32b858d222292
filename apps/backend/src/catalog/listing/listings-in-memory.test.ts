import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '@vyloha/backend-kernel';
import {
  type ListingRequest,
  listingMemory,
  listingSorts,
  loadListing,
  refreshProducts,
} from '@vyloha/backend-catalog/testing';
import { refreshListings } from '@vyloha/backend-catalog';
import { testDatabases } from '../../testing/test-databases';
import { insertProducts, insertReferenceData } from './testing/insert-catalogue';
import { aCaller, aScope, filters } from './testing/random-calls';
import { catalogue, createPlainProduct, type ModelProduct } from './testing/random-catalogue';

const calls = fc.array(
  fc.record({
    scope: aScope,
    filters,
    caller: aCaller,
    sort: fc.constantFrom(...listingSorts),
    page: fc.constantFrom(1, 1, 2),
    perPage: fc.constantFrom(2, 20),
    withFacets: fc.constantFrom(true, true, false),
    withTax: fc.boolean(),
  }),
  { minLength: 8, maxLength: 8 },
);

const inMemory = { operation: { productsInMemory: 1000 } };
const inDatabase = { operation: { productsInMemory: 0 } };
interface Caller {
  priceList: string;
  currency: string;
  groups: readonly string[];
}

const guest: Caller = { priceList: 'b2c', currency: 'CZK', groups: [] };
const segment = { currency: 'CZK', priceList: 'b2c' };

describe.each(testDatabases())('listings in memory on $name', ({ open }) => {
  let opened: OpenDatabase;

  beforeAll(async () => {
    opened = await open();
    await insertReferenceData(opened.db);
  });

  afterAll(() => opened.close());

  const contextOf = (caller: Caller) => ({
    db: opened.db,
    primary: opened.db,
    locale: 'cs' as const,
    ...caller,
    domain: { code: '', translationVariant: '' },
    now: () => new Date(),
  });

  const idsOf = (products: readonly ModelProduct[]) => products.map(({ id }) => id);

  async function compare(call: Omit<ListingRequest, 'source'>, source: ListingRequest['source'], caller: Caller) {
    const ctx = contextOf(caller);
    const listed = await loadListing({ ...ctx, settings: inMemory }, { ...call, source });
    expect(listed).toEqual(await loadListing({ ...ctx, settings: inDatabase }, { ...call, source }));
  }

  it('are those of the database, in any shop and after any changes', async () => {
    await fc.assert(
      fc.asyncProperty(catalogue, catalogue, calls, calls, async (before, after, callsBefore, callsAfter) => {
        await insertProducts(opened.db, before);
        await refreshListings(opened.db);
        for (const { scope, caller, ...call } of callsBefore) await compare(call, { scope }, caller);
        const known = await listingMemory(opened.db).open(segment, 1);
        await insertProducts(opened.db, after);
        const ids = [...new Set([...idsOf(before), ...idsOf(after)])];
        await opened.db.transaction((tx) => refreshProducts(tx, ids));
        for (const { scope, caller, ...call } of callsAfter) await compare(call, { scope }, caller);
        // By the difference alone, without reading everything again.
        const updated = await listingMemory(opened.db).open(segment, 1);
        expect(known).not.toBeNull();
        expect(updated?.columns).toBe(known?.columns);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  }, 120_000);

  it('keep the order of ids in the database, wherever products are added', async () => {
    const before = ['p-02', 'p-05', 'p-09'].map((id) => createPlainProduct(id, { price: 1 }));
    const after = ['P-03', 'p-00', 'p-03', 'p-04', 'p-05', 'p-09', 'q'].map((id) =>
      createPlainProduct(id, { price: 1 }),
    );
    await insertProducts(opened.db, before);
    await refreshListings(opened.db);
    const call = { filters: { available: true }, sort: 'DefaultSort', withTax: true, withFacets: false } as const;
    const all = { ...call, page: 1, perPage: 20 };
    const shop = { scope: { kind: 'shop' } } as const;
    const known = await listingMemory(opened.db).open(segment, 1);
    await insertProducts(opened.db, after);
    const ids = [...new Set([...idsOf(before), ...idsOf(after)])];
    await opened.db.transaction((tx) => refreshProducts(tx, ids));
    await compare(all, shop, guest);
    for (const page of [1, 2, 3]) await compare({ ...all, page, perPage: 3 }, shop, guest);
    expect((await listingMemory(opened.db).open(segment, 1))?.columns).toBe(known?.columns);
  });

  it('are read beside the requests in a large shop, which the database answers meanwhile', async () => {
    await insertProducts(opened.db, [createPlainProduct('p-00', { price: 1 })]);
    await refreshListings(opened.db);
    const memory = listingMemory(opened.db);
    expect(await memory.open(segment, 1_000_000)).toBeNull();
    await vi.waitFor(async () => expect(await memory.open(segment, 1_000_000)).not.toBeNull());
  });
});
