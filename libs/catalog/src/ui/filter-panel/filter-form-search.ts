import { isFilterKey } from '@vyloha/links';
import { boundSuffixes, findInvalidBounds, formatBounds, parseBounds } from '../../model/listing/bounds';
import { compareEntries, type FilterEntry, withFilters } from '../../model/listing/filter-address';

const suffix = new RegExp(`\\${boundSuffixes.from}$|\\${boundSuffixes.to}$`);

/** Filters by the key of their canonical address: the two fields of a range are one value. */
function toEntries(search: URLSearchParams): FilterEntry[] {
  const keys = [...new Set([...search.keys()].filter(isFilterKey).map((key) => key.replace(suffix, '')))];
  return keys.flatMap((key): FilterEntry[] => {
    if (!search.has(key + boundSuffixes.from) && !search.has(key + boundSuffixes.to))
      return search.getAll(key).map((value) => [key, value]);
    const bounds = parseBounds(search, key);
    return bounds === null ? [] : [[key, formatBounds(bounds)]];
  });
}

const hasInvalidRange = (search: URLSearchParams) =>
  [...search.keys()].some((key) => suffix.test(key) && findInvalidBounds(search, key.replace(suffix, '')) !== null);

/**
 * The query that the filter form would submit, in the canonical form to which the server would redirect. Invalid input
 * is submitted as it is, for the server to name it.
 * @returns the query, and whether all input is valid
 */
export function filterFormSearch(fields: FormData): { search: string; isValid: boolean } {
  const pairs = [...fields].filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '');
  const search = new URLSearchParams(pairs);
  if (hasInvalidRange(search)) return { search: `?${search.toString()}`, isValid: false };
  return { search: withFilters(search, toEntries(search).sort(compareEntries)), isValid: true };
}
