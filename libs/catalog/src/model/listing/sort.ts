import { withPage } from '@vyloha/links';
import { type SortName, sortNames } from './listing';

/** Query key of the order of a listing. */
export const sortKey = 'razeni';

/** The order an address asks for; the default one when it names none that is offered. */
export function sortOf(search: URLSearchParams, offered: readonly SortName[], fallback: SortName): SortName {
  const asked = sortNames.find((name) => name === search.get(sortKey));
  return asked !== undefined && offered.includes(asked) ? asked : fallback;
}

/** The listing at an address in another order, from its first page; everything else stays. */
export function sortedPath({ pathname, searchParams }: URL, sort: SortName, fallback: SortName): string {
  const others = [...searchParams].filter(([key]) => key !== sortKey);
  const search = new URLSearchParams(sort === fallback ? others : [...others, [sortKey, sort]]);
  return withPage(`${pathname}${search.size === 0 ? '' : `?${search.toString()}`}`, 1);
}
