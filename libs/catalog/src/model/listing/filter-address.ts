import { withPage } from '@vyloha/links';
import { formatBounds, parseBounds, type InvalidBounds, findInvalidBounds } from './bounds';
import type { Facets, FacetValue, ParameterFacet } from './facets';
import { filterKeys, inStockValue, isFilterKey, parameterKey } from './filter-keys';
import type { ListingFilters } from './listing';

/** A key and a value of the query. */
export type FilterEntry = readonly [key: string, value: string];

function idsOf(search: URLSearchParams, key: string, values: readonly FacetValue[]): string[] {
  const requestedSlugs = new Set(search.getAll(key));
  return values.filter(({ slug }) => requestedSlugs.has(slug)).map(({ id }) => id);
}

const isRange = ({ values, range }: ParameterFacet) => range !== null && values.length === 0;

function parseSelection(search: URLSearchParams, parameter: ParameterFacet) {
  const key = parameterKey(parameter.slug);
  return isRange(parameter) ? parseBounds(search, key) : idsOf(search, key, parameter.values);
}

/** By key: invalid input of range fields. */
export type InvalidRanges = Readonly<Record<string, InvalidBounds>>;

/** Ranges of a form that do not filter until they are corrected. */
export function findInvalidRanges(search: URLSearchParams, { parameters }: Facets): InvalidRanges {
  const keys = [filterKeys.price, ...parameters.filter(isRange).map(({ slug }) => parameterKey(slug))];
  const invalidEntries = keys.map((key) => [key, findInvalidBounds(search, key)] as const);
  return Object.fromEntries(invalidEntries.flatMap(([key, bounds]) => (bounds === null ? [] : [[key, bounds]])));
}

/** Filters in an address; slugs unknown to the listing are left out, `null` when nothing is left. */
export function parseFilters(search: URLSearchParams, facets: Facets): ListingFilters | null {
  const selections = facets.parameters
    .map((parameter) => [parameter.id, parseSelection(search, parameter)] as const)
    .filter(([, selection]) => selection !== null && (!Array.isArray(selection) || selection.length > 0));
  const filters: ListingFilters = {
    parameters: Object.fromEntries(
      selections.flatMap(([id, selection]) => (selection === null ? [] : [[id, selection]])),
    ),
    brands: idsOf(search, filterKeys.brands, facets.brands),
    tags: idsOf(search, filterKeys.tags, facets.tags),
    price: parseBounds(search, filterKeys.price),
    isAvailable: search.get(filterKeys.inStock) === inStockValue,
  };
  return filterEntries(filters, facets).length === 0 ? null : filters;
}

function toEntries(key: string, selectedIds: readonly string[], values: readonly FacetValue[]): FilterEntry[] {
  return values.filter(({ id }) => selectedIds.includes(id)).map(({ slug }) => [key, slug]);
}

function parameterEntries({ parameters }: ListingFilters, { id, slug, values }: ParameterFacet): FilterEntry[] {
  const selection = parameters[id];
  if (selection === undefined) return [];
  const key = parameterKey(slug);
  return 'from' in selection ? [[key, formatBounds(selection)]] : toEntries(key, selection, values);
}

const compareEntries = (a: FilterEntry, b: FilterEntry) =>
  a[0] === b[0] ? (a[1] < b[1] ? -1 : 1) : a[0] < b[0] ? -1 : 1;

/** Canonical query of the filters: sorted by key, then by value. */
export function filterEntries(filters: ListingFilters, facets: Facets): FilterEntry[] {
  const entries: FilterEntry[] = [
    ...facets.parameters.flatMap((parameter) => parameterEntries(filters, parameter)),
    ...toEntries(filterKeys.brands, filters.brands, facets.brands),
    ...toEntries(filterKeys.tags, filters.tags, facets.tags),
    ...(filters.price === null ? [] : [[filterKeys.price, formatBounds(filters.price)] as const]),
    ...(filters.isAvailable ? [[filterKeys.inStock, inStockValue] as const] : []),
  ];
  return entries.sort(compareEntries);
}

/** Whether an address filters its listing at all. */
export function isFiltered(search: URLSearchParams): boolean {
  return [...search.keys()].some(isFilterKey);
}

/** The query with these filters and all other keys unchanged, from the first page unless kept. */
export function withFilters(search: URLSearchParams, entries: readonly FilterEntry[]): string {
  const others = [...search].filter(([key]) => !isFilterKey(key));
  const all = new URLSearchParams([...entries.map(([key, value]) => [key, value]), ...others]);
  return all.size === 0 ? '' : `?${all.toString()}`;
}

/** The query without one of its filters, from the first page. */
export function withoutFilter(path: string, search: URLSearchParams, entries: readonly FilterEntry[]): string {
  return withPage(`${path}${withFilters(search, entries)}`, 1);
}
