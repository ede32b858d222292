import type { listingScope } from '../../../database/schema';
import { brandGroup, facetSeparator, parameterGroupPrefix, tagGroup } from '../facet-key';
import type { Contribution } from './contributions';

export type Scope = typeof listingScope.$inferSelect;

/** Ranges whose lowest or highest may have been what left: only looking at what is left tells. */
export interface Doubts {
  numbers: Map<string, { scopeId: string; parameterId: string }>;
  prices: Map<string, { scopeId: string; currency: string; priceList: string }>;
}

type Range = { from: number; to: number } | undefined;
type Interval = Contribution['facets'][string];

export const emptyScope = (scopeId: string): Scope => ({
  scopeId,
  total: 0,
  availableCount: 0,
  counts: { values: {}, ranges: {}, brands: {}, tags: {} },
  priceRanges: {},
});

export const noDoubts = (): Doubts => ({ numbers: new Map(), prices: new Map() });

function count(counts: Record<string, number>, key: string, difference: number): void {
  const left = (counts[key] ?? 0) + difference;
  if (left > 0) counts[key] = left;
  else delete counts[key];
}

function countFacet({ counts }: Scope, facet: string, difference: number): void {
  const [group = '', value = ''] = facet.split(facetSeparator);
  if (group === brandGroup) count(counts.brands, value, difference);
  else if (group === tagGroup) count(counts.tags, value, difference);
  else if (value !== '') {
    const parameterId = group.slice(parameterGroupPrefix.length);
    const values = (counts.values[parameterId] ??= {});
    count(values, value, difference);
    if (Object.keys(values).length === 0) delete counts.values[parameterId];
  }
}

const mayEnd = (range: Range, low: number, high: number) =>
  range === undefined || low <= range.from || high >= range.to;
const widened = (range: Range, low: number, high: number) => ({
  from: Math.min(range?.from ?? low, low),
  to: Math.max(range?.to ?? high, high),
});

const parameterOf = (facet: string) => (facet.split(facetSeparator)[0] ?? '').slice(parameterGroupPrefix.length);
const isSame = (a: Interval | undefined, b: Interval | undefined) => a?.low === b?.low && a?.high === b?.high;

function moveNumber(
  scope: Scope,
  facet: string,
  left: Interval | undefined,
  come: Interval | undefined,
  doubts: Doubts,
) {
  if (isSame(left, come)) return;
  const { scopeId, counts } = scope;
  const parameterId = parameterOf(facet);
  if (left !== undefined && left.low !== null && left.high !== null) {
    const isDoubtful = mayEnd(counts.ranges[parameterId], left.low, left.high);
    if (isDoubtful) doubts.numbers.set(`${scopeId}\n${parameterId}`, { scopeId, parameterId });
  }
  if (come !== undefined && come.low !== null && come.high !== null) {
    counts.ranges[parameterId] = widened(counts.ranges[parameterId], come.low, come.high);
  }
}

function moveFacets(scope: Scope, left: Contribution['facets'], come: Contribution['facets'], doubts: Doubts): void {
  for (const facet of new Set([...Object.keys(left), ...Object.keys(come)])) {
    countFacet(scope, facet, (facet in come ? 1 : 0) - (facet in left ? 1 : 0));
    moveNumber(scope, facet, left[facet], come[facet], doubts);
  }
}

function movePrices(scope: Scope, left: Contribution['prices'], come: Contribution['prices'], doubts: Doubts): void {
  const { scopeId, priceRanges } = scope;
  for (const currency of new Set([...Object.keys(left), ...Object.keys(come)])) {
    const lists = new Set([...Object.keys(left[currency] ?? {}), ...Object.keys(come[currency] ?? {})]);
    for (const priceList of lists) {
      const [gone, fresh] = [left[currency]?.[priceList], come[currency]?.[priceList]];
      if (gone === fresh) continue;
      if (gone !== undefined && mayEnd(priceRanges[currency]?.[priceList], gone, gone)) {
        doubts.prices.set(`${scopeId}\n${currency}\n${priceList}`, { scopeId, currency, priceList });
      }
      if (fresh === undefined) continue;
      const ofCurrency = (priceRanges[currency] ??= {});
      ofCurrency[priceList] = widened(ofCurrency[priceList], fresh, fresh);
    }
  }
}

/** Counts one product in a scope as what it is now instead of what it was; changes the scope and adds doubts. */
export function moveCounts(scope: Scope, before: Contribution, after: Contribution, doubts: Doubts): void {
  const [was, is] = [before.places[scope.scopeId], after.places[scope.scopeId]];
  scope.total += (is === undefined ? 0 : 1) - (was === undefined ? 0 : 1);
  scope.availableCount += (is === true ? 1 : 0) - (was === true ? 1 : 0);
  moveFacets(scope, was === undefined ? {} : before.facets, is === undefined ? {} : after.facets, doubts);
  movePrices(scope, was === undefined ? {} : before.prices, is === undefined ? {} : after.prices, doubts);
}
