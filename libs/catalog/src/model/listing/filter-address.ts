import { withPage } from '@vyloha/links';
import { formatBounds, parseBounds, type RefusedBounds, refusedBounds } from './bounds';
import type { Facets, FacetValue, ParameterFacet } from './facets';
import { filterKeys, inStockValue, isFilterKey, parameterKey } from './filter-keys';
import type { ListingFilters } from './listing';

/** A pair of the query. */
export type FilterEntry = readonly [key: string, value: string];

function idsOf(search: URLSearchParams, key: string, values: readonly FacetValue[]): string[] {
  const asked = new Set(search.getAll(key));
  return values.filter(({ slug }) => asked.has(slug)).map(({ id }) => id);
}

const isRange = ({ values, range }: ParameterFacet) => range !== null && values.length === 0;

function choiceOf(search: URLSearchParams, parameter: ParameterFacet) {
  const key = parameterKey(parameter.slug);
  return isRange(parameter) ? parseBounds(search, key) : idsOf(search, key, parameter.values);
}

/** By key: what was typed into the fields of ranges but makes none. */
export type RefusedRanges = Readonly<Record<string, RefusedBounds>>;

/** The ranges of a form that narrow nothing until they are typed anew. */
export function refusedRanges(search: URLSearchParams, { parameters }: Facets): RefusedRanges {
  const keys = [filterKeys.price, ...parameters.filter(isRange).map(({ slug }) => parameterKey(slug))];
  const refused = keys.map((key) => [key, refusedBounds(search, key)] as const);
  return Object.fromEntries(refused.flatMap(([key, bounds]) => (bounds === null ? [] : [[key, bounds]])));
}

/** What an address narrows a listing to; slugs that the listing does not know are left out, `null` when nothing is left. */
export function parseFilters(search: URLSearchParams, facets: Facets): ListingFilters | null {
  const choices = facets.parameters
    .map((parameter) => [parameter.id, choiceOf(search, parameter)] as const)
    .filter(([, choice]) => choice !== null && (!Array.isArray(choice) || choice.length > 0));
  const filters: ListingFilters = {
    parameters: Object.fromEntries(choices.flatMap(([id, choice]) => (choice === null ? [] : [[id, choice]]))),
    brands: idsOf(search, filterKeys.brands, facets.brands),
    tags: idsOf(search, filterKeys.tags, facets.tags),
    price: parseBounds(search, filterKeys.price),
    isAvailable: search.get(filterKeys.inStock) === inStockValue,
  };
  return filterEntries(filters, facets).length === 0 ? null : filters;
}

function entriesOf(key: string, chosen: readonly string[], values: readonly FacetValue[]): FilterEntry[] {
  return values.filter(({ id }) => chosen.includes(id)).map(({ slug }) => [key, slug]);
}

function parameterEntries({ parameters }: ListingFilters, { id, slug, values }: ParameterFacet): FilterEntry[] {
  const choice = parameters[id];
  if (choice === undefined) return [];
  const key = parameterKey(slug);
  return 'from' in choice ? [[key, formatBounds(choice)]] : entriesOf(key, choice, values);
}

const byKeyAndValue = (a: FilterEntry, b: FilterEntry) =>
  a[0] === b[0] ? (a[1] < b[1] ? -1 : 1) : a[0] < b[0] ? -1 : 1;

/** The one way in which an address says the filters: by key, then by value. */
export function filterEntries(filters: ListingFilters, facets: Facets): FilterEntry[] {
  const entries: FilterEntry[] = [
    ...facets.parameters.flatMap((parameter) => parameterEntries(filters, parameter)),
    ...entriesOf(filterKeys.brands, filters.brands, facets.brands),
    ...entriesOf(filterKeys.tags, filters.tags, facets.tags),
    ...(filters.price === null ? [] : [[filterKeys.price, formatBounds(filters.price)] as const]),
    ...(filters.isAvailable ? [[filterKeys.inStock, inStockValue] as const] : []),
  ];
  return entries.sort(byKeyAndValue);
}

/** Whether an address narrows its listing at all. */
export function isFiltered(search: URLSearchParams): boolean {
  return [...search.keys()].some(isFilterKey);
}

/** The search part of an address with these filters and everything else as it came, from the first page unless kept. */
export function withFilters(search: URLSearchParams, entries: readonly FilterEntry[]): string {
  const others = [...search].filter(([key]) => !isFilterKey(key));
  const all = new URLSearchParams([...entries.map(([key, value]) => [key, value]), ...others]);
  return all.size === 0 ? '' : `?${all.toString()}`;
}

/** An address without one of its filters, from the first page. */
export function withoutFilter(path: string, search: URLSearchParams, entries: readonly FilterEntry[]): string {
  return withPage(`${path}${withFilters(search, entries)}`, 1);
}
