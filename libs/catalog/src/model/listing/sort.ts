import { withPage } from '@vyloha/links';
import { type SortName, sortNames } from './listing';

/** Query key of the order of a listing. */
export const sortKey = 'razeni';

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
