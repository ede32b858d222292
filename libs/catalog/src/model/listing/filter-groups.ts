import type { Facets, FacetValue, ParameterFacet } from './facets';
import type { RefusedRanges } from './filter-address';
import { filterKeys, parameterKey } from './filter-keys';
import type { FilterChoice, FilterGroup } from './filter-view';
import type { ListingFilters } from './listing';

/** How an editor wants a parameter shown among the filters of a category. */
export interface FilterSetting {
  parameterId: string;
  isImportant: boolean;
  isClosed: boolean;
}

/** More than these help nobody choose. */
const mostParameters = 8;
const mostValues = 200;
const openBounds = { from: null, to: null };

interface GroupTitles {
  price: string;
  brands: string;
  tags: string;
  /** Symbol of the currency. */
  currency: string;
}

/** What decides which filters are offered, and how. */
interface FilterWishes {
  settings: readonly FilterSetting[];
  /** Whether the category has others below it. */
  isDepartment: boolean;
  titles: GroupTitles;
  /** What was typed but makes no range. */
  refused?: RefusedRanges | undefined;
}

function toChoices(values: readonly FacetValue[], chosen: readonly string[]): FilterChoice[] {
  return values
    .map(({ id, slug, title, colorHex, count }) => ({ slug, title, colorHex, count, isChosen: chosen.includes(id) }))
    .filter(({ count, isChosen }) => count > 0 || isChosen)
    .slice(0, mostValues);
}

/** Whether there is anything to choose: two choices at least, or one that is set. */
function isUseful(group: FilterGroup): boolean {
  return isSet(group) || (group.kind === 'range' ? group.lowest < group.highest : group.choices.length > 1);
}

/** Whether a shopper chose something here, or tried to. */
function isSet(group: FilterGroup): boolean {
  if (group.kind !== 'range') return group.choices.some(({ isChosen }) => isChosen);
  const { chosen, refused } = group;
  return chosen.from !== null || chosen.to !== null || refused !== undefined;
}

function withRefused(group: FilterGroup, refused: RefusedRanges): FilterGroup {
  const bounds = refused[group.key];
  return group.kind === 'range' && bounds ? { ...group, refused: bounds } : group;
}

function toParameterGroup(parameter: ParameterFacet, filters: ListingFilters | null, isOpen: boolean): FilterGroup {
  const { id, slug, title, type, unit, values, range } = parameter;
  const chosen = filters?.parameters[id];
  const group = { key: parameterKey(slug), title, isOpen };
  if (range !== null && values.length === 0) {
    const bounds = chosen !== undefined && 'from' in chosen ? chosen : openBounds;
    return { ...group, kind: 'range', unit, lowest: range.from, highest: range.to, chosen: bounds };
  }
  const choices = toChoices(values, chosen !== undefined && !('from' in chosen) ? chosen : []);
  return { ...group, kind: type === 'color' ? 'colors' : 'values', choices };
}

/** Important ones first, then those an editor lists, then the rest as they come. */
function rankOf({ id }: ParameterFacet, settings: readonly FilterSetting[]): number {
  const place = settings.findIndex(({ parameterId }) => parameterId === id);
  if (place < 0) return 2 * settings.length;
  return settings[place]?.isImportant === true ? place : settings.length + place;
}

/** The goods of a whole department differ in everything: there only what an editor lists is offered, if anything is. */
function offered(parameters: readonly ParameterFacet[], { settings, isDepartment }: FilterWishes): ParameterFacet[] {
  const ranked = [...parameters].sort((a, b) => rankOf(a, settings) - rankOf(b, settings));
  if (!isDepartment || settings.length === 0) return ranked;
  return ranked.filter(({ id }) => settings.some(({ parameterId }) => parameterId === id));
}

function parameterGroups(
  parameters: readonly ParameterFacet[],
  filters: ListingFilters | null,
  wishes: FilterWishes,
): FilterGroup[] {
  const groups = offered(parameters, wishes).map((parameter) => {
    const setting = wishes.settings.find(({ parameterId }) => parameterId === parameter.id);
    const group = toParameterGroup(parameter, filters, setting !== undefined && !setting.isClosed);
    return withRefused(group, wishes.refused ?? {});
  });
  const useful = groups.filter(isUseful);
  return useful.filter((group, place) => place < mostParameters || isSet(group));
}

/** The filters a listing offers, in the order in which they are shown; what is set stands open. */
export function toFilterGroups(facets: Facets, filters: ListingFilters | null, wishes: FilterWishes): FilterGroup[] {
  const { titles, refused = {} } = wishes;
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
            lowest: Math.floor(price.from),
            highest: Math.ceil(price.to),
            chosen: filters?.price ?? openBounds,
          },
        ];
  const listed = (key: string, title: string, values: readonly FacetValue[], chosen: readonly string[]) =>
    ({ key, title, isOpen: false, kind: 'values', choices: toChoices(values, chosen) }) satisfies FilterGroup;
  return [
    ...priceGroup.map((group) => withRefused(group, refused)),
    ...parameterGroups(parameters, filters, wishes),
    listed(filterKeys.brands, titles.brands, brands, filters?.brands ?? []),
    listed(filterKeys.tags, titles.tags, tags, filters?.tags ?? []),
  ]
    .filter(isUseful)
    .map((group) => (isSet(group) ? { ...group, isOpen: true } : group));
}
