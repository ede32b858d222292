import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { canonicalSlugs, localizedPaths } from '@vyloha/links';
import { notFound, requestedPage, totalPagesFor } from '@vyloha/links/server';
import { getBuiltPage } from '../api/pages/built-pages.server';
import type { BuiltPage } from '../model/pages/built-page';
import { toMetaTags, type MetaTags } from '../model/search-engines/meta-tags';
import { loadBlocks } from './load-blocks.server';

/**
 * The page built of blocks at the catch-all path, with one page of its blocks.
 * @throws a 404 response when there is none
 */
export async function builtPageLoader({ request, params, context }: LoaderFunctionArgs) {
  const builtPage = await getBuiltPage(context.cms, params['*'] ?? '', context.locale);
  if (builtPage === null) throw notFound();
  const page = requestedPage(request);
  const perPage = builtPage.blocksPerPage ?? Math.max(builtPage.blocks.length, 1);
  const totalPages = totalPagesFor(page, { total: builtPage.blocks.length, perPage });
  const blocks = builtPage.blocks.slice((page - 1) * perPage, page * perPage);
  const { title, image } = builtPage;
  return {
    title,
    image,
    page,
    totalPages,
    ...(await loadBlocks(context, blocks)),
    meta: toBuiltPageMetaTags(builtPage, page, context),
  };
}

/** Titles of further pages have their number; the description belongs to the first page. */
function toBuiltPageMetaTags({ title, slugs, meta }: BuiltPage, page: number, { t }: AppLoadContext): MetaTags {
  const canonical = localizedPaths('all', { path: canonicalSlugs(slugs, meta.canonicalSlugs) }, { page });
  const metaTags = toMetaTags(title, meta, canonical);
  if (page === 1) return metaTags;
  const { description: _, ...rest } = metaTags;
  return { ...rest, title: t('catalog:category.titleWithPage', { title: metaTags.title, page }) };
}
