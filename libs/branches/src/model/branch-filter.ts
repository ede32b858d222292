import { paths, searchKey, withQuery } from '@vyloha/links';
import { isRegionCode, type RegionCode } from './region';

/** Query keys of the list; the search has that of all searches. */
export const filterKeys = { region: 'kraj', isOpenNow: 'otevreno' } as const;

/** What the list of branches is limited to. */
export interface BranchFilter {
  /** Words of name and address, or a postcode that branches are sorted by. */
  query: string;
  region: RegionCode | null;
  isOpenNow: boolean;
}

export const noFilter: BranchFilter = { query: '', region: null, isOpenNow: false };

export function parseBranchFilter(search: URLSearchParams): BranchFilter {
  const region = search.get(filterKeys.region) ?? '';
  return {
    query: search.get(searchKey)?.trim() ?? '',
    region: isRegionCode(region) ? region : null,
    isOpenNow: search.get(filterKeys.isOpenNow) === '1',
  };
}

/** Path of the first page of the list with a filter. */
export function branchListPath({ query, region, isOpenNow }: BranchFilter): string {
  const added = withQuery('', {
    [searchKey]: query === '' ? null : query,
    [filterKeys.region]: region,
    [filterKeys.isOpenNow]: isOpenNow ? 1 : null,
  });
  return paths.branches() + added.replace('?', '&');
}

/** Whether the result depends on the time or on what somebody typed: no page for search engines. */
export function isVolatile({ query, isOpenNow }: BranchFilter): boolean {
  return query !== '' || isOpenNow;
}
