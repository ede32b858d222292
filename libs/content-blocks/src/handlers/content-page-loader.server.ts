import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { canonicalSlugs, localizedPaths, sellingPointSlugs } from '@vyloha/links';
import { notFound } from '@vyloha/links/server';
import { parseRichText, type RichTextNode } from '@vyloha/rich-text';
import { getContentPage } from '../api/pages/content-pages.server';
import type { ContentPageData } from '../model/pages/content-page';
import { toMetaTags } from '../model/search-engines/meta-tags';
import { loadTermsArchive } from './terms-archive.server';

type PageData = ContentPageData<readonly RichTextNode[]>;

interface PageArgs {
  context: Pick<AppLoadContext, 'cms' | 'locale' | 'store'>;
  request: Request;
}

/** The text page whose slug is in the path. */
export async function contentPageLoader({
  params,
  ...args
}: PageArgs & Pick<LoaderFunctionArgs, 'params'>): Promise<PageData> {
  return loadPage(args, params['slug'] ?? '');
}

/** Shows one page at a fixed path; its canonical URL remains the page's usual one. */
export function createContentPageLoader(slug: string) {
  return (args: PageArgs): Promise<PageData> => loadPage(args, slug);
}

async function loadPage({ context, request }: PageArgs, slug: string): Promise<PageData> {
  const { page, pages } = await getContentPage(context.cms, slug, context.locale);
  if (page === null) throw notFound();
  const { id, title, contact, meta, slugs } = page;
  const { versions, selected } = await loadTermsArchive(context, Object.values(slugs), request.url);
  const canonical = localizedPaths('page-slug', { slug: canonicalSlugs(slugs, meta.canonicalSlugs) });
  const metaTags = toMetaTags(title, meta, canonical);
  const text = parseRichText(selected?.content ?? page.text);
  return {
    id,
    title: selected?.title ?? title,
    contact,
    text,
    pages,
    termsVersions: versions,
    hasContactForm: Object.values(slugs).includes(sellingPointSlugs.contact),
    termsVersion: selected && { id: selected.id, createdAt: selected.createdAt },
    // What no longer holds is found through the terms in force.
    meta: selected === null ? metaTags : { ...metaTags, robots: 'noindex' },
  };
}
