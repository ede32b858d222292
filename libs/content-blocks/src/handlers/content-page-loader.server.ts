import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { canonicalSlugs, localizedPaths, sellingPointSlugs } from '@vyloha/links';
import { notFound } from '@vyloha/links/server';
import { parseRichText, type RichTextNode } from '@vyloha/rich-text';
import { getContentPage } from '../api/pages/get-content-page.server';
import type { ContentPageData } from '../model/pages/content-page';
import { toMetaTags } from '../model/search-engines/meta-tags';

type PageData = ContentPageData<readonly RichTextNode[]>;

interface PageArgs {
  context: Pick<AppLoadContext, 'cms' | 'locale'>;
}

/** The text page whose slug is in the path. */
export async function contentPageLoader({
  params,
  context,
}: PageArgs & Pick<LoaderFunctionArgs, 'params'>): Promise<PageData> {
  return loadPage(context, params['slug'] ?? '');
}

/** Shows one page at a fixed path; its canonical URL remains the page's usual one. */
export function createContentPageLoader(slug: string) {
  return ({ context }: PageArgs): Promise<PageData> => loadPage(context, slug);
}

async function loadPage({ cms, locale }: PageArgs['context'], slug: string): Promise<PageData> {
  const { page, pages } = await getContentPage(cms, slug, locale);
  if (page === null) throw notFound();
  const { id, title, contact, meta } = page;
  const canonical = localizedPaths('page-slug', { slug: canonicalSlugs(page.slugs, meta.canonicalSlugs) });
  const hasContactForm = Object.values(page.slugs).includes(sellingPointSlugs.contact);
  const text = parseRichText(page.text);
  return { id, title, contact, text, hasContactForm, pages, meta: toMetaTags(title, meta, canonical) };
}
