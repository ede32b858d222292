import type {} from '@vyloha/i18n/server';
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { canonicalSlugs, imagePath, localizedPaths } from '@vyloha/links';
import { notFound } from '@vyloha/links/server';
import { iframeHosts } from '@vyloha/rich-text/server';
import { getBranch } from '../api/get-branch.server';
import type { BranchDetail } from '../model/branch';
import { toEmbeddedFrame, toOpenStreetMap } from '../model/embedded-frame';
import { toLocalTime } from '../model/local-time';
import { getOpeningStatus, nextOpeningChange } from '../model/opening-hours';

/** Size recommended for link previews (Open Graph). */
const sharePictureSize = { width: 1200, height: 630, crop: true };

function httpsUrlOrNull(entered: string | null): string | null {
  return entered !== null && /^https:\/\//.test(entered) && URL.canParse(entered) ? entered : null;
}

export async function branchPageLoader({ params, context }: LoaderFunctionArgs) {
  const branch = await getBranch(context.cms, params['slug'] ?? '', context.locale);
  if (branch === null) throw notFound();
  const now = new Date();
  const { date: today } = toLocalTime(now);
  const { mapFrame, panoramaFrame, seo: _seo, sharePicture: _sharePicture, slugs: _slugs, ...shown } = branch;
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

function toMetaTags({ t }: AppLoadContext, { name, address, slugs, seo, sharePicture, picture }: BranchDetail) {
  const { street, city } = address;
  const shared = sharePicture ?? picture;
  const robots = [...(seo.isIndexed ? [] : ['noindex']), ...(seo.isFollowed ? [] : ['nofollow'])];
  return {
    title: seo.title ?? t('branches:detail.title', { name }),
    description: seo.description ?? t('branches:detail.description', { name, street, city }),
    canonical: localizedPaths('branch-slug', { slug: canonicalSlugs(slugs, seo.canonicalSlugs) }),
    ...(shared && { image: imagePath(shared.fileKey, sharePictureSize) }),
    ...(robots.length > 0 && { robots: robots.join(',') }),
  };
}
