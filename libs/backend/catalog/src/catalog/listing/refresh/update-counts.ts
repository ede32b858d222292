import type { listingScope } from '../../tables';
import { facetSeparator } from '../facets/facet';
import type { Contribution } from './contributions';

export type Scope = typeof listingScope.$inferSelect;

/** Ranges whose bound may have been a removed value, so they have to be recomputed from the remaining rows. */
export interface StaleRanges {
  numbers: Map<string, { scopeId: string; groupKey: string }>;
  prices: Map<string, { scopeId: string; currency: string; priceList: string }>;
}

type Range = { from: number; to: number } | undefined;
type Interval = Contribution['facets'][string];

export const createEmptyScope = (scopeId: string): Scope => ({
  scopeId,
  total: 0,
  availableCount: 0,
  counts: { values: {}, ranges: {} },
  priceRanges: {},
});

export const createStaleRanges = (): StaleRanges => ({ numbers: new Map(), prices: new Map() });

/** A facet value as stored, in its two parts. */
interface Fact {
  groupKey: string;
  value: string;
}

function toFact(facet: string): Fact {
  const [groupKey = '', value = ''] = facet.split(facetSeparator);
  return { groupKey, value };
}

function addToCount(counts: Record<string, number>, key: string, difference: number): void {
  const left = (counts[key] ?? 0) + difference;
  if (left > 0) counts[key] = left;
  else delete counts[key];
}

function countFacet({ counts }: Scope, { groupKey, value }: Fact, difference: number): void {
  if (value === '') return;
  const values = (counts.values[groupKey] ??= {});
  addToCount(values, value, difference);
  if (Object.keys(values).length === 0) delete counts.values[groupKey];
}

const touchesBound = (range: Range, low: number, high: number) =>
  range === undefined || low <= range.from || high >= range.to;
const widenRange = (range: Range, low: number, high: number) => ({
  from: Math.min(range?.from ?? low, low),
  to: Math.max(range?.to ?? high, high),
});

const isSame = (a: Interval | undefined, b: Interval | undefined) => a?.low === b?.low && a?.high === b?.high;

function updateNumberRange(
  scope: Scope,
  groupKey: string,
  left: Interval | undefined,
  come: Interval | undefined,
  staleRanges: StaleRanges,
) {
  if (isSame(left, come)) return;
  const { scopeId, counts } = scope;
  if (left !== undefined && left.low !== null && left.high !== null) {
    const isStale = touchesBound(counts.ranges[groupKey], left.low, left.high);
    if (isStale) staleRanges.numbers.set(`${scopeId}\n${groupKey}`, { scopeId, groupKey });
  }
  if (come !== undefined && come.low !== null && come.high !== null) {
    counts.ranges[groupKey] = widenRange(counts.ranges[groupKey], come.low, come.high);
  }
}

function updateFacets(
  scope: Scope,
  left: Contribution['facets'],
  come: Contribution['facets'],
  staleRanges: StaleRanges,
): void {
  for (const facet of new Set([...Object.keys(left), ...Object.keys(come)])) {
    const fact = toFact(facet);
    countFacet(scope, fact, (facet in come ? 1 : 0) - (facet in left ? 1 : 0));
    updateNumberRange(scope, fact.groupKey, left[facet], come[facet], staleRanges);
  }
}

function updatePriceRanges(
  scope: Scope,
  left: Contribution['prices'],
  come: Contribution['prices'],
  staleRanges: StaleRanges,
): void {
  const { scopeId, priceRanges } = scope;
  for (const currency of new Set([...Object.keys(left), ...Object.keys(come)])) {
    const priceLists = new Set([...Object.keys(left[currency] ?? {}), ...Object.keys(come[currency] ?? {})]);
    for (const priceList of priceLists) {
      const [removedPrice, addedPrice] = [left[currency]?.[priceList], come[currency]?.[priceList]];
      if (removedPrice === addedPrice) continue;
      if (removedPrice !== undefined && touchesBound(priceRanges[currency]?.[priceList], removedPrice, removedPrice)) {
        staleRanges.prices.set(`${scopeId}\n${currency}\n${priceList}`, { scopeId, currency, priceList });
      }
      if (addedPrice === undefined) continue;
      const rangesByPriceList = (priceRanges[currency] ??= {});
      rangesByPriceList[priceList] = widenRange(rangesByPriceList[priceList], addedPrice, addedPrice);
    }
  }
}

/** Replaces one product's contribution to a scope; mutates the scope and adds to `staleRanges`. */
export function updateCounts(scope: Scope, before: Contribution, after: Contribution, staleRanges: StaleRanges): void {
  const [availableBefore, availableAfter] = [before.places[scope.scopeId], after.places[scope.scopeId]];
  scope.total += (availableAfter === undefined ? 0 : 1) - (availableBefore === undefined ? 0 : 1);
  scope.availableCount += (availableAfter === true ? 1 : 0) - (availableBefore === true ? 1 : 0);
  updateFacets(
    scope,
    availableBefore === undefined ? {} : before.facets,
    availableAfter === undefined ? {} : after.facets,
    staleRanges,
  );
  updatePriceRanges(
    scope,
    availableBefore === undefined ? {} : before.prices,
    availableAfter === undefined ? {} : after.prices,
    staleRanges,
  );
}
