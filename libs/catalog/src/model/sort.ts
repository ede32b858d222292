import { withQuery } from '@vyloha/links';
import { type SortName, sortNames } from './listing';

/** Query key of the order of a listing. */
export const sortKey = 'razeni';

/** The order an address asks for; the default one when it names none that is offered. */
export function sortOf(search: URLSearchParams, offered: readonly SortName[], fallback: SortName): SortName {
  const asked = sortNames.find((name) => name === search.get(sortKey));
  return asked !== undefined && offered.includes(asked) ? asked : fallback;
}

/** A listing in another order, from its first page. */
export function sortedPath(path: string, sort: SortName, fallback: SortName): string {
  return withQuery(path, { [sortKey]: sort === fallback ? null : sort });
}
