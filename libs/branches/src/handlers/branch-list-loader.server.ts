import type {} from '@vyloha/i18n/server';
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { withPage } from '@vyloha/links';
import { requestedPage, totalPagesFor } from '@vyloha/links/server';
import { listBranchMap } from '../api/branches.server';
import type { Branch, BranchMark } from '../model/branch';
import { branchListPath, isVolatile, parseBranchFilter } from '../model/branch-filter';
import { toOpenStreetMap } from '../model/embedded-frame';
import { branchesPerPage } from '../model/max-branches';
import { getOpeningStatus, nextOpeningChange } from '../model/opening-hours';
import { regionCodes } from '../model/region';
import { findBranches } from './find-branches.server';

/** How many branches each region has, without those that have none. */
function countByRegion(marks: readonly BranchMark[]) {
  return regionCodes
    .map((region) => ({ region, count: marks.filter((mark) => mark.region === region).length }))
    .filter(({ count }) => count > 0);
}

const toMapMark = ({ slug, name, region, location }: BranchMark) => ({ slug, name, region, location });

function toCard(branch: Branch, now: Date) {
  const { id, slug, name, region, address, phone, picture, isPrimary } = branch;
  return { id, slug, name, region, address, phone, picture, isPrimary, opening: getOpeningStatus(branch, now) };
}

/** One page of the branches by weight, or those that a filter leaves; with a postcode the nearest first. */
export async function branchListLoader({ request, context }: LoaderFunctionArgs) {
  const { cms, locale } = context;
  const filter = parseBranchFilter(new URL(request.url).searchParams);
  const page = requestedPage(request);
  const now = new Date();
  const marks = await listBranchMap(cms, locale);
  const { branches, total, matching, distances, isPostcodeUnknown } = await findBranches(context, {
    filter,
    marks,
    page,
    now,
  });
  const totalPages = totalPagesFor(page, { total, perPage: branchesPerPage });
  return {
    filter,
    isPostcodeUnknown,
    isByDistance: distances !== null,
    total,
    page,
    totalPages,
    url: branchListPath(filter),
    branches: branches.map((branch) => ({ ...toCard(branch, now), distanceKm: distances?.get(branch.id) })),
    regions: countByRegion(marks),
    marks: marks.map(toMapMark),
    map: toOpenStreetMap((matching.length === 0 ? marks : matching).map(({ location }) => location)),
    /** When an opening status on it is no longer true. */
    changesAt: nextOpeningChange(marks, now),
    meta: toMetaTags(context, { filter, page, total }),
  };
}

type ListInfo = Pick<Parameters<typeof findBranches>[1], 'filter' | 'page'> & { total: number };

function toMetaTags({ t }: AppLoadContext, { filter, page, total }: ListInfo) {
  const region = filter.region && t(`branches:region.${filter.region}`);
  const title = region === null ? t('branches:list.title') : t('branches:list.regionTitle', { region });
  const description =
    region === null ? t('branches:list.description') : t('branches:list.regionDescription', { region });
  return {
    title: page === 1 ? title : t('branches:list.titleWithPage', { title, page }),
    ...(page === 1 && { description }),
    // What depends on the time, on what somebody typed, or is empty, is no page for search engines.
    ...(isVolatile(filter) || total === 0
      ? { robots: 'noindex' }
      : { canonical: withPage(branchListPath(filter), page) }),
  };
}
