import type { AppLoadContext } from '@remix-run/node';
import { sitemapPartPath } from '../model/search-engines/sitemap-xml';
import { listSitemapParts } from './sitemap-parts.server';

/** Overview of the sitemap for the shop's staff. */
export async function sitemapOverviewLoader({ context }: { context: Pick<AppLoadContext, 'cms' | 't'> }) {
  const parts = await listSitemapParts(context.cms);
  return {
    parts: parts.map(({ name, type, total, lastModified }) => ({
      to: sitemapPartPath(name),
      /** Kind of its pages; a translation key. */
      type: type ?? 'shop',
      total,
      lastModified,
    })),
    meta: { title: context.t('content-blocks:sitemap.title') },
  };
}
