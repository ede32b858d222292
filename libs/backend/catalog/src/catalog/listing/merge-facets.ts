import type { Facets } from './count-facets';

const zeros = (counts: Record<string, number>) => Object.fromEntries(Object.keys(counts).map((key) => [key, 0]));

/**
 * Filtered counts merged into the unfiltered ones: a value without remaining products stays with 0, and where the
 * other filters leave no number at all, the unfiltered range is used.
 */
export function mergeWithBaseFacets({ counts: base }: Facets, { total, counts }: Facets): Facets {
  const groups = Object.entries(base.values);
  const values = groups.map(([key, baseValues]) => [key, { ...zeros(baseValues), ...counts.values[key] }] as const);
  return { total, counts: { values: Object.fromEntries(values), ranges: { ...base.ranges, ...counts.ranges } } };
}

/** A single filter group is counted without any filter, so its counts are those of the unfiltered listing. */
export function restoreOwnGroup({ counts: base }: Facets, { total, counts }: Facets, groupKey: string): Facets {
  const ownValues = base.values[groupKey];
  const ownRange = base.ranges[groupKey];
  return {
    total,
    counts: {
      values: ownValues === undefined ? counts.values : { ...counts.values, [groupKey]: ownValues },
      ranges: ownRange === undefined ? counts.ranges : { ...counts.ranges, [groupKey]: ownRange },
    },
  };
}
