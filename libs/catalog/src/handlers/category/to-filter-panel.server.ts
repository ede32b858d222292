import type { AppLoadContext } from '@remix-run/node';
import { formatNumber } from '@vyloha/i18n';
import { formatBounds } from '../../model/listing/bounds';
import type { Facets } from '../../model/listing/facets';
import { type FilterEntry, filterEntries, type RefusedRanges, withoutFilter } from '../../model/listing/filter-address';
import { type FilterSetting, toFilterGroups } from '../../model/listing/filter-groups';
import { filterKeys, inStockValue } from '../../model/listing/filter-keys';
import type { FilterGroup, FilterPanelData, RangeGroup } from '../../model/listing/filter-view';
import type { ListingFilters } from '../../model/listing/listing';
import { sortKey } from '../../model/listing/sort';

interface FilterPanelOptions {
  url: URL;
  /** Counted under the filters. */
  facets: Facets;
  filters: ListingFilters | null;
  refused: RefusedRanges;
  settings: readonly FilterSetting[];
  isDepartment: boolean;
}

type Speaker = Pick<AppLoadContext, 't' | 'locale' | 'currency'>;

function rangeText({ chosen: { from, to }, unit }: RangeGroup, { t, locale }: Speaker): string {
  const shown = (value: number) => `${formatNumber(value, locale)}${unit === null ? '' : `\u00a0${unit}`}`;
  if (from === null) return t('catalog:filter.atMost', { value: shown(to ?? 0) });
  if (to === null) return t('catalog:filter.atLeast', { value: shown(from) });
  return t('catalog:filter.between', { from: formatNumber(from, locale), to: shown(to) });
}

/** What each set filter is called, and the pair of the address that sets it. */
function namedEntries(groups: readonly FilterGroup[], speaker: Speaker): { label: string; entry: FilterEntry }[] {
  return groups.flatMap((group) => {
    const label = (value: string) => `${group.title}: ${value}`;
    if (group.kind !== 'range') {
      const chosen = group.choices.filter(({ isChosen }) => isChosen);
      return chosen.map(({ title, slug }) => ({ label: label(title), entry: [group.key, slug] as const }));
    }
    if (group.chosen.from === null && group.chosen.to === null) return [];
    return [{ label: label(rangeText(group, speaker)), entry: [group.key, formatBounds(group.chosen)] as const }];
  });
}

/** By what the goods of a listing can be chosen, what is chosen, and how to take it away again. */
export function toFilterPanel(
  speaker: Speaker,
  { url, facets, filters, refused, settings, isDepartment }: FilterPanelOptions,
): FilterPanelData {
  const { t, currency } = speaker;
  const titles = {
    price: t('catalog:filter.price'),
    brands: t('catalog:filter.brands'),
    tags: t('catalog:filter.tags'),
    currency: currency.symbol,
  };
  const groups = toFilterGroups(facets, filters, { settings, isDepartment, titles, refused });
  const isAvailable = filters?.isAvailable === true;
  const inStock = { label: t('catalog:filter.inStock'), entry: [filterKeys.inStock, inStockValue] as const };
  const named = [...namedEntries(groups, speaker), ...(isAvailable ? [inStock] : [])];
  const entries = filters === null ? [] : filterEntries(filters, facets);
  const without = (entry?: FilterEntry) =>
    withoutFilter(
      url.pathname,
      url.searchParams,
      entry === undefined ? [] : entries.filter(([key, value]) => key !== entry[0] || value !== entry[1]),
    );
  const order = url.searchParams.get(sortKey);
  return {
    groups,
    inStock: { count: facets.availableCount, isChosen: isAvailable },
    active: named.map(({ label, entry }) => ({ label, path: without(entry) })),
    pathname: url.pathname,
    clearPath: without(),
    kept: order === null ? [] : [[sortKey, order]],
  };
}
