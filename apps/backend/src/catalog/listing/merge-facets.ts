import type { ListingCounts } from '../../database/schema/listing';
import type { Facets } from './count-facets';
import { brandGroup, parameterGroupPrefix, tagGroup } from './facet-key';

const zeros = (counts: Record<string, number>) => Object.fromEntries(Object.keys(counts).map((key) => [key, 0]));

/**
 * What the filters leave, over everything the unfiltered listing knows: a value that no product has left stays with 0,
 * and where the other filters leave no number at all the unfiltered range stands.
 */
export function spreadOver(base: Facets, left: Facets): Facets {
  const parameters = Object.entries(base.counts.values);
  const counts: ListingCounts = {
    values: Object.fromEntries(parameters.map(([id, values]) => [id, { ...zeros(values), ...left.counts.values[id] }])),
    ranges: { ...base.counts.ranges, ...left.counts.ranges },
    brands: { ...zeros(base.counts.brands), ...left.counts.brands },
    tags: { ...zeros(base.counts.tags), ...left.counts.tags },
  };
  return { ...left, counts, priceRange: left.priceRange ?? base.priceRange };
}

/** The only group that filters is itself counted under no filter at all: its part is the unfiltered listing's. */
export function withOwnGroupOf(base: Facets, left: Facets, groupKey: string): Facets {
  const { values, ranges, brands, tags } = base.counts;
  if (groupKey === 'available') return { ...left, availableCount: base.availableCount };
  if (groupKey === 'price') return { ...left, priceRange: base.priceRange };
  if (groupKey === brandGroup) return { ...left, counts: { ...left.counts, brands } };
  if (groupKey === tagGroup) return { ...left, counts: { ...left.counts, tags } };
  const id = groupKey.slice(parameterGroupPrefix.length);
  const ownValues = values[id];
  const ownRange = ranges[id];
  return {
    ...left,
    counts: {
      ...left.counts,
      values: ownValues === undefined ? left.counts.values : { ...left.counts.values, [id]: ownValues },
      ranges: ownRange === undefined ? left.counts.ranges : { ...left.counts.ranges, [id]: ownRange },
    },
  };
}
