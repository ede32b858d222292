import type {} from '@vyloha/i18n/server';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { localizedPaths } from '@vyloha/links';
import { notFound } from '@vyloha/links/server';
import { getBranch } from '../api/get-branch.server';
import { getOpeningStatus } from '../model/opening-hours';

export async function branchPageLoader({ params, context }: LoaderFunctionArgs) {
  const { cms, locale, t } = context;
  const branch = await getBranch(cms, params['slug'] ?? '', locale);
  if (branch === null) throw notFound();
  const { name, address, slugs } = branch;
  return {
    branch: { ...branch, opening: getOpeningStatus(branch.openingHours, new Date()) },
    meta: {
      title: t('branches:detail.title', { name }),
      description: t('branches:detail.description', { name, street: address.street, city: address.city }),
      canonical: localizedPaths('branch-slug', { slug: slugs }),
    },
  };
}
