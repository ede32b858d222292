import type { CategoryFilters, FacetValue } from './facet';
import { type Facet, facetDefinitions, type Filter } from './facets';
import { findFilter, type InvalidRanges } from './filter-address';
import type { FilterGroup, FilterOption, FilterSwitch } from './filter-view';

const openBounds = { from: null, to: null };

/** What decides which filters are offered, and how. */
interface FilterViewOptions extends CategoryFilters {
  /** A text of the filters in the shopper's language. */
  textOf(key: string, values?: { value: string }): string;
  currencySymbol: string;
  /** Invalid input of range fields. */
  invalidInput?: InvalidRanges | undefined;
}

function toFilterOptions(
  values: readonly FacetValue[],
  selected: readonly string[],
  toTitle: (title: string) => string,
): FilterOption[] {
  return values
    .map(({ id, slug, title, colorHex, count }) => ({
      slug,
      title: toTitle(title),
      count,
      ...(colorHex !== null && { colorHex }),
      ...(selected.includes(id) && { isSelected: true as const }),
    }))
    .filter(({ count, isSelected }) => count > 0 || isSelected);
}

/** Whether there is anything to select: at least two options, or an active one. */
function isUseful(group: FilterGroup): boolean {
  return isSet(group) || (group.kind === 'range' ? group.min < group.max : group.options.length > 1);
}

/** Whether the shopper selected or typed something here. */
function isSet(group: FilterGroup): boolean {
  if (group.kind !== 'range') return group.options.some(({ isSelected }) => isSelected);
  const { selected, invalidInput } = group;
  return selected.from !== null || selected.to !== null || invalidInput !== undefined;
}

function withInvalidInput(group: FilterGroup, invalidInput: InvalidRanges): FilterGroup {
  const bounds = invalidInput[group.key];
  return group.kind === 'range' && bounds ? { ...group, invalidInput: bounds } : group;
}

const titleOf = ({ title }: Facet, { textOf }: FilterViewOptions) => ('key' in title ? textOf(title.key) : title.text);

/** A switch is not a group, and a range without any number cannot be set. */
function toGroup(facet: Facet, filters: readonly Filter[], view: FilterViewOptions): FilterGroup[] {
  const filter = findFilter(filters, facet);
  const group = { key: facet.key, title: titleOf(facet, view), isOpen: facet.isOpen };
  if (facet.kind === 'switch') return [];
  if (facet.kind !== 'range') {
    const { values, valueKey } = facet;
    const toTitle = (value: string) => (valueKey === undefined ? value : view.textOf(valueKey, { value }));
    const options = toFilterOptions(values, filter?.kind === 'values' ? filter.ids : [], toTitle);
    return [{ ...group, kind: facet.kind, options, ...(facet.isSingle && { isSingle: true as const }) }];
  }
  const { range, unit } = facet;
  if (range === null) return [];
  const selected = filter?.kind === 'range' ? filter.bounds : openBounds;
  const unitText = unit === 'currency' ? view.currencySymbol : (unit?.text ?? null);
  const rangeGroup = { ...group, kind: 'range' as const, unit: unitText, min: range.from, max: range.to, selected };
  return [withInvalidInput(rangeGroup, view.invalidInput ?? {})];
}

/** The branches, two dozen of them, are offered once the shopper asks for what is in stock. */
const hasBranches = (filters: readonly Filter[]): boolean =>
  filters.some(({ name }) => name === 'available' || name === 'branches');

/** The filters of a listing in display order; active ones are open. */
export function toFilterGroups(
  facets: readonly Facet[],
  filters: readonly Filter[],
  view: FilterViewOptions,
): FilterGroup[] {
  const groups = facetDefinitions.flatMap(({ name, arrange, maxShown }) => {
    if (name === 'branches' && !hasBranches(filters)) return [];
    const options = arrange(
      facets.filter((facet) => facet.name === name),
      view,
    );
    const useful = options.flatMap((option) => toGroup({ ...option, name }, filters, view)).filter(isUseful);
    return useful.map((group, index) => (index < maxShown || isSet(group) ? group : { ...group, isFurther: true }));
  });
  return groups.map((group) => (isSet(group) ? { ...group, isOpen: true } : group));
}

/** The filters that are either on or off. */
export function toFilterSwitches(
  facets: readonly Facet[],
  filters: readonly Filter[],
  view: FilterViewOptions,
): FilterSwitch[] {
  return facets.flatMap((facet) => {
    if (facet.kind !== 'switch') return [];
    const isSelected = findFilter(filters, facet) !== undefined;
    return [{ key: facet.key, title: titleOf(facet, view), count: facet.count, isSelected }];
  });
}
