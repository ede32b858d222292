import type { AppLoadContext } from '@remix-run/node';
import { pageIndex } from '@vyloha/links';
import type {} from '@vyloha/store-client';
import { listBranchPage, listBranchesByIds, listBranchesNear } from '../api/branches.server';
import type { Branch, BranchMark } from '../model/branch';
import { type BranchFilter, isVolatile } from '../model/branch-filter';
import { matchesQuery } from '../model/branch-groups';
import { branchesPerPage } from '../model/max-branches';
import { getOpeningStatus } from '../model/opening-hours';
import { isPostcodeQuery } from '../model/pick-up-place';

interface ListRequest {
  filter: BranchFilter;
  /** All branches, by descending weight. */
  marks: readonly BranchMark[];
  page: number;
  now: Date;
}

interface FoundBranches {
  /** Those of the page. */
  branches: Branch[];
  total: number;
  /** Those of all pages. */
  matching: readonly BranchMark[];
  /** Kilometres by id, where a postcode was searched. */
  distances: ReadonlyMap<string, number> | null;
  isPostcodeUnknown: boolean;
}

/** `undefined` where none was searched, `null` for one that does not exist. */
async function loadDistances({ store }: AppLoadContext, query: string) {
  if (!isPostcodeQuery(query)) return undefined;
  const near = await listBranchesNear(store, { postcode: query });
  return near && new Map(near.map(({ id, distanceKm = 0 }) => [id, distanceKm]));
}

function filterMarks({ filter, marks, now }: ListRequest, words: string): BranchMark[] {
  return marks
    .filter(({ region }) => filter.region === null || region === filter.region)
    .filter((mark) => !filter.isOpenNow || getOpeningStatus(mark, now).kind === 'open')
    .filter((mark) => matchesQuery(mark, words));
}

/** The page of branches that a filter leaves: the backend's own order unless it depends on the time or on a search. */
export async function findBranches(context: AppLoadContext, request: ListRequest): Promise<FoundBranches> {
  const { cms, locale } = context;
  const { filter, page } = request;
  const skip = pageIndex(page) * branchesPerPage;
  if (!isVolatile(filter)) {
    const found = await listBranchPage(cms, locale, { region: filter.region, skip, limit: branchesPerPage });
    return { ...found, matching: filterMarks(request, ''), distances: null, isPostcodeUnknown: false };
  }
  const distances = await loadDistances(context, filter.query);
  const matching = filterMarks(request, distances === undefined ? filter.query : '');
  const distanceOf = ({ id }: BranchMark) => distances?.get(id) ?? Number.POSITIVE_INFINITY;
  const sorted = distances ? matching.toSorted((a, b) => distanceOf(a) - distanceOf(b)) : matching;
  const ids = sorted.slice(skip, skip + branchesPerPage).map(({ id }) => id);
  return {
    branches: await listBranchesByIds(cms, locale, ids),
    total: matching.length,
    matching,
    distances: distances ?? null,
    isPostcodeUnknown: distances === null,
  };
}
