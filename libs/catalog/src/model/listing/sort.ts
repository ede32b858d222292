import { isFilterKey, withPage } from '@vyloha/links';
import { type ListingScope, type SortName, sortNames } from './listing';

/** Query key of the order of a listing. */
export const sortKey = 'razeni';

interface Sorts {
  sorts: readonly SortName[];
  defaultSort: SortName;
}

/** The orders that a theme offers, with our own behind the specified ones. */
interface OfferedSorts extends Sorts {
  furtherSorts: readonly SortName[];
}

/** The order of what was searched for is its relevance, whatever the order of other listings. */
export function sortsFor({ query }: Pick<ListingScope, 'query'>, theme: OfferedSorts): Sorts {
  const { defaultSort } = theme;
  const sorts = [...theme.sorts, ...theme.furtherSorts];
  if (query === undefined) return { sorts, defaultSort };
  return { sorts: ['DefaultSort', ...sorts.filter((name) => name !== 'DefaultSort')], defaultSort: 'DefaultSort' };
}

/** Whether an address asks for other products than its listing has by default, or for another order of them. */
export function isRefined(search: URLSearchParams): boolean {
  return [...search.keys()].some((key) => isFilterKey(key) || key === sortKey);
}

/** The order in an address; the default one when it names none that is offered. */
export function parseSort(search: URLSearchParams, offered: readonly SortName[], fallback: SortName): SortName {
  const requested = sortNames.find((name) => name === search.get(sortKey));
  return requested !== undefined && offered.includes(requested) ? requested : fallback;
}

/** The address of the listing in another order, from its first page; all other keys stay. */
export function sortedPath({ pathname, searchParams }: URL, sort: SortName, fallback: SortName): string {
  const others = [...searchParams].filter(([key]) => key !== sortKey);
  const search = new URLSearchParams(sort === fallback ? others : [...others, [sortKey, sort]]);
  return withPage(`${pathname}${search.size === 0 ? '' : `?${search.toString()}`}`, 1);
}
