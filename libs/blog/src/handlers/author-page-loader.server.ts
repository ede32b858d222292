import { loadWireBlocks } from '@vyloha/content-blocks/server';
import { localizedPaths } from '@vyloha/links';
import { notFound, requestedPage } from '@vyloha/links/server';
import { getAuthor } from '../api/authors.server';
import type { BlogLoaderArgs } from './blog-context.server';
import { toListMetaTags } from './list-meta-tags.server';
import { loadArticles } from './load-articles.server';

/** An author and their articles; only for authors that have a page. */
export async function authorPageLoader({ request, params, context }: BlogLoaderArgs) {
  const page = requestedPage(request);
  const author = await getAuthor(context.cms, params['slug'] ?? '', context.locale);
  if (author === null || author.to === null) throw notFound();
  const [articles, content] = await Promise.all([
    loadArticles(context, { author: author.id }, page),
    loadWireBlocks(context, page === 1 ? author.content : []),
  ]);
  const { name, perex, picture, slugs } = author;
  const canonicalPaths = localizedPaths('author-slug', { slug: slugs });
  return {
    author: { name, perex, picture },
    ...articles,
    content,
    meta: toListMetaTags(context, { title: name, description: perex, picture, canonicalPaths, page }),
  };
}
