import type { ListingCounts } from '../../database/schema/listing';
import type { Facets } from './count-facets';
import { brandGroup, parameterGroupPrefix, tagGroup } from './facet-key';

const zeros = (counts: Record<string, number>) => Object.fromEntries(Object.keys(counts).map((key) => [key, 0]));

/**
 * Filtered counts merged into the unfiltered ones: a value without remaining products stays with 0, and where the
 * other filters leave no number at all, the unfiltered range is used.
 */
export function mergeWithBaseFacets(base: Facets, remaining: Facets): Facets {
  const parameters = Object.entries(base.counts.values);
  const counts: ListingCounts = {
    values: Object.fromEntries(
      parameters.map(([id, values]) => [id, { ...zeros(values), ...remaining.counts.values[id] }]),
    ),
    ranges: { ...base.counts.ranges, ...remaining.counts.ranges },
    brands: { ...zeros(base.counts.brands), ...remaining.counts.brands },
    tags: { ...zeros(base.counts.tags), ...remaining.counts.tags },
  };
  return { ...remaining, counts, priceRange: remaining.priceRange ?? base.priceRange };
}

/** A single filter group is counted without any filter, so its counts are those of the unfiltered listing. */
export function restoreOwnGroup(base: Facets, remaining: Facets, groupKey: string): Facets {
  const { values, ranges, brands, tags } = base.counts;
  if (groupKey === 'available') return { ...remaining, availableCount: base.availableCount };
  if (groupKey === 'price') return { ...remaining, priceRange: base.priceRange };
  if (groupKey === brandGroup) return { ...remaining, counts: { ...remaining.counts, brands } };
  if (groupKey === tagGroup) return { ...remaining, counts: { ...remaining.counts, tags } };
  const id = groupKey.slice(parameterGroupPrefix.length);
  const ownValues = values[id];
  const ownRange = ranges[id];
  return {
    ...remaining,
    counts: {
      ...remaining.counts,
      values: ownValues === undefined ? remaining.counts.values : { ...remaining.counts.values, [id]: ownValues },
      ranges: ownRange === undefined ? remaining.counts.ranges : { ...remaining.counts.ranges, [id]: ownRange },
    },
  };
}
