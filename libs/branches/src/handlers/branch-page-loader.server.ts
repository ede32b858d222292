import type {} from '@vyloha/i18n/server';
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { canonicalSlugs, editorsMetaTags, localizedPaths } from '@vyloha/links';
import { notFound } from '@vyloha/links/server';
import { iframeHosts } from '@vyloha/rich-text/server';
import { getBranch } from '../api/branch.server';
import type { BranchDetail } from '../model/branch';
import { toEmbeddedFrame, toOpenStreetMap } from '../model/embedded-frame';
import { toLocalTime } from '../model/local-time';
import { getOpeningStatus, nextOpeningChange } from '../model/opening-hours';

function httpsUrlOrNull(entered: string | null): string | null {
  return entered !== null && /^https:\/\//.test(entered) && URL.canParse(entered) ? entered : null;
}

export async function branchPageLoader({ params, context }: LoaderFunctionArgs) {
  const branch = await getBranch(context.cms, { slug: params['slug'] ?? '' }, context.locale);
  if (branch === null) throw notFound();
  const now = new Date();
  const { date: today } = toLocalTime(now);
  const { mapFrame, panoramaFrame, seo: _seo, slugs: _slugs, ...shown } = branch;
  const panorama = toEmbeddedFrame(panoramaFrame, iframeHosts);
  return {
    branch: {
      ...shown,
      openingExceptions: branch.openingExceptions.filter(({ date }) => date >= today),
      opening: getOpeningStatus(branch, now),
    },
    map: toEmbeddedFrame(mapFrame, iframeHosts) ?? toOpenStreetMap([branch.location]),
    panorama,
    /** A panorama of a site that pages may not embed. */
    panoramaUrl: panorama === null ? httpsUrlOrNull(panoramaFrame) : null,
    /** When the opening status is no longer true. */
    changesAt: nextOpeningChange([branch], now),
    meta: toMetaTags(context, branch),
  };
}

function toMetaTags({ t }: AppLoadContext, { name, address, slugs, seo, picture }: BranchDetail) {
  const { street, city } = address;
  const description = seo.description ?? t('branches:detail.description', { name, street, city });
  return {
    title: seo.title ?? t('branches:detail.title', { name }),
    canonical: localizedPaths('branch-slug', { slug: canonicalSlugs(slugs, seo.canonicalSlugs) }),
    ...editorsMetaTags({ ...seo, description, pictureKey: seo.pictureKey ?? picture?.fileKey ?? null }),
  };
}
