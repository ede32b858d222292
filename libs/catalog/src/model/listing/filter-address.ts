import { isFilterKey, searchKey, withPage } from '@vyloha/links';
import { formatBounds, parseBounds, type InvalidBounds, findInvalidBounds } from './bounds';
import type { Selection } from './facet';
import type { Facet, Filter } from './facets';

/** A key and a value of the query. */
export type FilterEntry = readonly [key: string, value: string];

/** Value of a switch that is on. */
export const switchValue = '1';

/** By key: invalid input of range fields. */
export type InvalidRanges = Readonly<Record<string, InvalidBounds>>;

/** Ranges of a form that do not filter until they are corrected. */
export function findInvalidRanges(search: URLSearchParams, facets: readonly Facet[]): InvalidRanges {
  const keys = facets.filter(({ kind }) => kind === 'range').map(({ key }) => key);
  const invalidEntries = keys.map((key) => [key, findInvalidBounds(search, key)] as const);
  return Object.fromEntries(invalidEntries.flatMap(([key, bounds]) => (bounds === null ? [] : [[key, bounds]])));
}

/** What the address selects of a facet; slugs unknown to the listing are left out. */
function parseSelection(search: URLSearchParams, facet: Facet): Selection | null {
  const { id, key, kind } = facet;
  if (kind === 'switch') return search.get(key) === switchValue ? { id, kind } : null;
  if (kind === 'range') {
    const bounds = parseBounds(search, key);
    return bounds && { id, kind, bounds };
  }
  const requestedSlugs = new Set(search.getAll(key));
  const ids = facet.values.filter(({ slug }) => requestedSlugs.has(slug)).map((value) => value.id);
  if (ids.length === 0) return null;
  return { id, kind: 'values', ids: facet.isSingle ? ids.slice(-1) : ids };
}

/** Filters in an address. */
export function parseFilters(search: URLSearchParams, facets: readonly Facet[]): Filter[] {
  return facets.flatMap((facet) => {
    const selection = parseSelection(search, facet);
    return selection === null ? [] : [{ ...selection, name: facet.name }];
  });
}

/** What is selected of a facet. */
export function findFilter(filters: readonly Filter[], { name, id }: Facet): Filter | undefined {
  return filters.find((filter) => filter.name === name && filter.id === id);
}

function toEntries(facet: Facet, filters: readonly Filter[]): FilterEntry[] {
  const filter = findFilter(filters, facet);
  if (filter === undefined) return [];
  if (filter.kind === 'switch') return [[facet.key, switchValue]];
  if (filter.kind === 'range') return [[facet.key, formatBounds(filter.bounds)]];
  const values = 'values' in facet ? facet.values : [];
  return values.filter(({ id }) => filter.ids.includes(id)).map(({ slug }) => [facet.key, slug]);
}

/** Order of filters in an address: by key, then by value. */
export const compareEntries = (a: FilterEntry, b: FilterEntry) =>
  a[0] === b[0] ? (a[1] < b[1] ? -1 : 1) : a[0] < b[0] ? -1 : 1;

/** Canonical query of the filters: sorted by key, then by value. */
export function filterEntries(filters: readonly Filter[], facets: readonly Facet[]): FilterEntry[] {
  return facets.flatMap((facet) => toEntries(facet, filters)).sort(compareEntries);
}

/** Whether an address filters its listing at all. */
export function isFiltered(search: URLSearchParams): boolean {
  return [...search.keys()].some(isFilterKey);
}

/**
 * The query with these filters and all other keys unchanged, from the first page unless kept. What is searched for comes
 * first, then the filters.
 */
export function withFilters(search: URLSearchParams, entries: readonly FilterEntry[]): string {
  const others = [...search].filter(([key]) => !isFilterKey(key));
  const isSought = ([key]: FilterEntry) => key === searchKey;
  const pairs = [...others.filter(isSought), ...entries, ...others.filter((pair) => !isSought(pair))];
  const all = new URLSearchParams(pairs.map(([key, value]) => [key, value]));
  return all.size === 0 ? '' : `?${all.toString()}`;
}

/** The query without one of its filters, from the first page. */
export function withoutFilter(path: string, search: URLSearchParams, entries: readonly FilterEntry[]): string {
  return withPage(`${path}${withFilters(search, entries)}`, 1);
}
