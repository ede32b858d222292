import type { Facets, FacetValue, ParameterFacet } from './facets';
import type { InvalidRanges } from './filter-address';
import { filterKeys, parameterKey } from './filter-keys';
import type { FilterOption, FilterGroup } from './filter-view';
import type { ListingFilters } from './listing';

/** An editor's settings of a parameter among the filters of a category. */
export interface FilterSetting {
  parameterId: string;
  isImportant: boolean;
  isClosed: boolean;
}

/** A longer panel is hard to use. */
const maxParameters = 8;
const maxValues = 200;
const openBounds = { from: null, to: null };

interface GroupTitles {
  price: string;
  brands: string;
  tags: string;
  /** Symbol of the currency. */
  currency: string;
}

/** What decides which filters are offered, and how. */
interface FilterGroupOptions {
  settings: readonly FilterSetting[];
  /** Whether the category has subcategories. */
  isDepartment: boolean;
  titles: GroupTitles;
  /** Invalid input of range fields. */
  invalidInput?: InvalidRanges | undefined;
}

function toFilterOptions(values: readonly FacetValue[], selected: readonly string[]): FilterOption[] {
  return values
    .map(({ id, slug, title, colorHex, count }) => ({
      slug,
      title,
      colorHex,
      count,
      isSelected: selected.includes(id),
    }))
    .filter(({ count, isSelected }) => count > 0 || isSelected)
    .slice(0, maxValues);
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

function toParameterGroup(parameter: ParameterFacet, filters: ListingFilters | null, isOpen: boolean): FilterGroup {
  const { id, slug, title, type, unit, values, range } = parameter;
  const selected = filters?.parameters[id];
  const group = { key: parameterKey(slug), title, isOpen };
  if (range !== null && values.length === 0) {
    const bounds = selected !== undefined && 'from' in selected ? selected : openBounds;
    return { ...group, kind: 'range', unit, min: range.from, max: range.to, selected: bounds };
  }
  const options = toFilterOptions(values, selected !== undefined && !('from' in selected) ? selected : []);
  return { ...group, kind: type === 'color' ? 'colors' : 'values', options };
}

/** Important ones first, then those the editor lists, then the rest in their order. */
function rankOf({ id }: ParameterFacet, settings: readonly FilterSetting[]): number {
  const index = settings.findIndex(({ parameterId }) => parameterId === id);
  if (index < 0) return 2 * settings.length;
  return settings[index]?.isImportant === true ? index : settings.length + index;
}

/** A department has too many different parameters: only those the editor lists are offered, if there are any. */
function rankParameters(
  parameters: readonly ParameterFacet[],
  { settings, isDepartment }: FilterGroupOptions,
): ParameterFacet[] {
  const ranked = [...parameters].sort((a, b) => rankOf(a, settings) - rankOf(b, settings));
  if (!isDepartment || settings.length === 0) return ranked;
  return ranked.filter(({ id }) => settings.some(({ parameterId }) => parameterId === id));
}

function parameterGroups(
  parameters: readonly ParameterFacet[],
  filters: ListingFilters | null,
  groupOptions: FilterGroupOptions,
): FilterGroup[] {
  const groups = rankParameters(parameters, groupOptions).map((parameter) => {
    const setting = groupOptions.settings.find(({ parameterId }) => parameterId === parameter.id);
    const group = toParameterGroup(parameter, filters, setting !== undefined && !setting.isClosed);
    return withInvalidInput(group, groupOptions.invalidInput ?? {});
  });
  const useful = groups.filter(isUseful);
  return useful.filter((group, index) => index < maxParameters || isSet(group));
}

/** The filters of a listing in display order; active ones are open. */
export function toFilterGroups(
  facets: Facets,
  filters: ListingFilters | null,
  groupOptions: FilterGroupOptions,
): FilterGroup[] {
  const { titles, invalidInput = {} } = groupOptions;
  const { parameters, brands, tags, price } = facets;
  const priceGroup: FilterGroup[] =
    price === null
      ? []
      : [
          {
            key: filterKeys.price,
            title: titles.price,
            isOpen: true,
            kind: 'range',
            unit: titles.currency,
            min: Math.floor(price.from),
            max: Math.ceil(price.to),
            selected: filters?.price ?? openBounds,
          },
        ];
  const toListGroup = (key: string, title: string, values: readonly FacetValue[], selected: readonly string[]) =>
    ({ key, title, isOpen: false, kind: 'values', options: toFilterOptions(values, selected) }) satisfies FilterGroup;
  return [
    ...priceGroup.map((group) => withInvalidInput(group, invalidInput)),
    ...parameterGroups(parameters, filters, groupOptions),
    toListGroup(filterKeys.brands, titles.brands, brands, filters?.brands ?? []),
    toListGroup(filterKeys.tags, titles.tags, tags, filters?.tags ?? []),
  ]
    .filter(isUseful)
    .map((group) => (isSet(group) ? { ...group, isOpen: true } : group));
}
