import type {} from '@vyloha/i18n/server';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { paths } from '@vyloha/links';
import { listBranches } from '../api/list-branches.server';
import { groupByRegion, matchesQuery } from '../model/branch-groups';
import { getOpeningStatus } from '../model/opening-hours';

/** All branches by region, or with `q` those that match. */
export async function branchListLoader({ request, context }: LoaderFunctionArgs) {
  const { cms, locale, t } = context;
  const query = new URL(request.url).searchParams.get('q')?.trim() ?? '';
  const now = new Date();
  const matchingBranches = (await listBranches(cms, locale))
    .filter((branch) => matchesQuery(branch, query))
    .map((branch) => ({ ...branch, opening: getOpeningStatus(branch.openingHours, now) }));
  return {
    query,
    count: matchingBranches.length,
    groups: groupByRegion(matchingBranches, locale),
    meta: {
      title: t('branches:list.title'),
      description: t('branches:list.description'),
      canonical: paths.branches(),
      ...(query !== '' && { robots: 'noindex' }),
    },
  };
}
