import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import type { ProductBox } from '@vyloha/catalog';
import { canonicalSlugs, localizedPaths, requestedPage, totalPagesFor } from '@vyloha/links';
import type { RichTextNode } from '@vyloha/rich-text';
import { getBuiltPage } from '../api/get-built-page.server';
import type { BuiltPage, BuiltPageData } from '../model/built-page';
import { toPageTags, type PageTags } from '../model/page-tags';
import { loadBlocks } from './load-blocks.server';

type PageData = BuiltPageData<ProductBox, readonly RichTextNode[]>;

/** The page built of blocks at the address under the catch-all, a page of its blocks at a time; null when there is none. */
export async function loadBuiltPage({ request, params, context }: LoaderFunctionArgs): Promise<PageData | null> {
  const found = await getBuiltPage(context.cms, params['*'] ?? '', context.locale);
  if (found === null) return null;
  const page = requestedPage(request);
  const perPage = found.blocksPerPage ?? Math.max(found.blocks.length, 1);
  const totalPages = totalPagesFor(page, { total: found.blocks.length, perPage });
  const blocks = found.blocks.slice((page - 1) * perPage, page * perPage);
  const { title, image } = found;
  return { title, image, page, totalPages, ...(await loadBlocks(context, blocks)), meta: toTags(found, page, context) };
}

/** Further pages are told apart by their number; what the page is about belongs to the first one. */
function toTags({ title, slugs, meta }: BuiltPage, page: number, { t }: AppLoadContext): PageTags {
  const canonical = localizedPaths('all', { path: canonicalSlugs(slugs, meta.canonicalSlugs) }, { page });
  const tags = toPageTags(title, meta, canonical);
  if (page === 1) return tags;
  const { description: _, ...others } = tags;
  return { ...others, title: t('catalog:category.titleWithPage', { title: tags.title, page }) };
}
