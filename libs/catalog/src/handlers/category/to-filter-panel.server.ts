import type { AppLoadContext } from '@remix-run/node';
import { formatNumber } from '@vyloha/i18n';
import { searchKey } from '@vyloha/links';
import { formatBounds } from '../../model/listing/bounds';
import type { CategoryFilters } from '../../model/listing/facet';
import type { Facet, Filter } from '../../model/listing/facets';
import {
  type FilterEntry,
  filterEntries,
  type InvalidRanges,
  switchValue,
  withoutFilter,
} from '../../model/listing/filter-address';
import { toFilterGroups, toFilterSwitches } from '../../model/listing/filter-groups';
import type { FilterGroup, FilterPanelData, RangeGroup } from '../../model/listing/filter-view';
import { sortKey } from '../../model/listing/sort';

interface FilterPanelOptions extends CategoryFilters {
  url: URL;
  /** Counted under the active filters. */
  facets: readonly Facet[];
  filters: readonly Filter[];
  invalidInput: InvalidRanges;
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
  { url, facets, filters, ...viewOptions }: FilterPanelOptions,
): FilterPanelData {
  const { t, currency } = context;
  const view = {
    ...viewOptions,
    textOf: (key: string, values?: { value: string }) => t(`catalog:filter.${key}`, values),
    currencySymbol: currency.symbol,
  };
  const groups = toFilterGroups(facets, filters, view);
  const switches = toFilterSwitches(facets, filters, view);
  const activeSwitches = switches
    .filter(({ isSelected }) => isSelected)
    .map(({ key, title }) => ({ label: title, entry: [key, switchValue] as const }));
  const activeEntries = [...toLabelledEntries(groups, context), ...activeSwitches];
  const entries = filterEntries(filters, facets);
  const pathWithout = (entry?: FilterEntry) =>
    withoutFilter(
      url.pathname,
      url.searchParams,
      entry === undefined ? [] : entries.filter(([key, value]) => key !== entry[0] || value !== entry[1]),
    );
  return {
    switches,
    groups,
    active: activeEntries.map(({ label, entry }) => ({ label, path: pathWithout(entry) })),
    pathname: url.pathname,
    clearPath: pathWithout(),
    hiddenFields: [searchKey, sortKey].flatMap((key) => {
      const value = url.searchParams.get(key);
      return value === null ? [] : [[key, value] as const];
    }),
  };
}
