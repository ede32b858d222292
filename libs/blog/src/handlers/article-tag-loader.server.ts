import { loadWireBlocks } from '@vyloha/content-blocks/server';
import { localizedPaths, paths } from '@vyloha/links';
import { notFound, requestedPage } from '@vyloha/links/server';
import { getArticleTag, listArticleCategories } from '../api/categories.server';
import { toListLinks } from '../model/list-links';
import type { BlogLoaderArgs } from './blog-context.server';
import { toListMetaTags } from './list-meta-tags.server';
import { loadArticles } from './load-articles.server';

/** The articles with a tag. */
export async function articleTagLoader({ request, params, context }: BlogLoaderArgs) {
  const { cms, locale, publicConfig, t } = context;
  const page = requestedPage(request);
  const tag = await getArticleTag(cms, params['slug'] ?? '', locale);
  if (tag === null) throw notFound();
  const [articles, categories, content] = await Promise.all([
    loadArticles(context, { tag: tag.id }, page),
    listArticleCategories(cms, locale, publicConfig.domain.code),
    loadWireBlocks(context, page === 1 ? tag.content : []),
  ]);
  const { title, perex, picture } = tag;
  const canonicalPaths = localizedPaths('articleTag-slug', { slug: tag.slugs });
  return {
    title,
    perex,
    description: null,
    picture,
    breadcrumbs: [{ title: t('blog:list.title'), to: paths.articles() }, { title }],
    links: toListLinks(categories, null, t('blog:list.all')).map((link) => ({ ...link, isActive: false })),
    ...articles,
    content,
    meta: toListMetaTags(context, { title, description: perex, picture, canonicalPaths, page }),
  };
}
