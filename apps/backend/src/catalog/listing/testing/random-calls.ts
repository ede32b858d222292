import fc from 'fast-check';
import type { ListingFilters, ListingScope } from '@vyloha/backend-catalog/testing';
import { branchId, brandIds, colors, hiddenTag, sizes, visibleTags } from './random-catalogue';

const rangeUpTo = (max: number) =>
  fc.oneof(
    fc.record({ from: fc.nat(max) }),
    fc.record({ to: fc.nat(max) }),
    fc.record({ from: fc.nat(max), to: fc.nat(max) }),
  );
const arbitrarySubset = (values: readonly string[]) => fc.subarray([...values], { minLength: 1 });

export const aScope = fc.constantFrom<ListingScope>(
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

/** Up to three of them together. */
export const filters: fc.Arbitrary<ListingFilters> = fc
  .array(filter, { maxLength: 3 })
  .map((chosen) => chosen.reduce<ListingFilters>((all, one) => ({ ...all, ...one }), {}));

export const aCaller = fc.record({
  priceList: fc.constantFrom('b2c', 'b2b', 'unknown'),
  currency: fc.constantFrom('CZK', 'CZK', 'EUR'),
  groups: fc.constantFrom([], ['g-1'], ['g-2'], ['g-3', 'g-1']),
});
