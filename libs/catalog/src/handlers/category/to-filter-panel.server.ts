import type { AppLoadContext } from '@remix-run/node';
import { formatNumber } from '@vyloha/i18n';
import { formatBounds } from '../../model/listing/bounds';
import type { Facets } from '../../model/listing/facets';
import { type FilterEntry, filterEntries, type InvalidRanges, withoutFilter } from '../../model/listing/filter-address';
import { type FilterSetting, toFilterGroups } from '../../model/listing/filter-groups';
import { filterKeys, inStockValue } from '../../model/listing/filter-keys';
import type { FilterGroup, FilterPanelData, RangeGroup } from '../../model/listing/filter-view';
import type { ListingFilters } from '../../model/listing/listing';
import { sortKey } from '../../model/listing/sort';

interface FilterPanelOptions {
  url: URL;
  /** Counted under the active filters. */
  facets: Facets;
  filters: ListingFilters | null;
  invalidInput: InvalidRanges;
  settings: readonly FilterSetting[];
  isDepartment: boolean;
}

type FormatContext = Pick<AppLoadContext, 't' | 'locale' | 'currency'>;

function formatRange({ selected: { from, to }, unit }: RangeGroup, { t, locale }: FormatContext): string {
  const formatValue = (value: number) => `${formatNumber(value, locale)}${unit === null ? '' : `\u00a0${unit}`}`;
  if (from === null) return t('catalog:filter.atMost', { value: formatValue(to ?? 0) });
  if (to === null) return t('catalog:filter.atLeast', { value: formatValue(from) });
  return t('catalog:filter.between', { from: formatNumber(from, locale), to: formatValue(to) });
}

/** Title of each active filter, and the query pair that sets it. */
function toLabelledEntries(
  groups: readonly FilterGroup[],
  context: FormatContext,
): { label: string; entry: FilterEntry }[] {
  return groups.flatMap((group) => {
    const label = (value: string) => `${group.title}: ${value}`;
    if (group.kind !== 'range') {
      const selected = group.options.filter(({ isSelected }) => isSelected);
      return selected.map(({ title, slug }) => ({ label: label(title), entry: [group.key, slug] as const }));
    }
    if (group.selected.from === null && group.selected.to === null) return [];
    return [{ label: label(formatRange(group, context)), entry: [group.key, formatBounds(group.selected)] as const }];
  });
}

/** The filters of a listing, the active ones, and the addresses that remove them. */
export function toFilterPanel(
  context: FormatContext,
  { url, facets, filters, invalidInput, settings, isDepartment }: FilterPanelOptions,
): FilterPanelData {
  const { t, currency } = context;
  const titles = {
    price: t('catalog:filter.price'),
    brands: t('catalog:filter.brands'),
    tags: t('catalog:filter.tags'),
    currency: currency.symbol,
  };
  const groups = toFilterGroups(facets, filters, { settings, isDepartment, titles, invalidInput });
  const isAvailable = filters?.isAvailable === true;
  const inStock = { label: t('catalog:filter.inStock'), entry: [filterKeys.inStock, inStockValue] as const };
  const activeEntries = [...toLabelledEntries(groups, context), ...(isAvailable ? [inStock] : [])];
  const entries = filters === null ? [] : filterEntries(filters, facets);
  const pathWithout = (entry?: FilterEntry) =>
    withoutFilter(
      url.pathname,
      url.searchParams,
      entry === undefined ? [] : entries.filter(([key, value]) => key !== entry[0] || value !== entry[1]),
    );
  const order = url.searchParams.get(sortKey);
  return {
    groups,
    inStock: { count: facets.availableCount, isSelected: isAvailable },
    active: activeEntries.map(({ label, entry }) => ({ label, path: pathWithout(entry) })),
    pathname: url.pathname,
    clearPath: pathWithout(),
    hiddenFields: order === null ? [] : [[sortKey, order]],
  };
}
