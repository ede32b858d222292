import { loadWireBlocks } from '@vyloha/content-blocks/server';
import type { Locale, Translated } from '@vyloha/contract';
import { localizedPaths, paths } from '@vyloha/links';
import { notFound, requestedPage } from '@vyloha/links/server';
import { listArticleCategories } from '../api/categories.server';
import { findCategoryBySlug, type ArticleCategory } from '../model/article-category';
import { toListLinks } from '../model/list-links';
import type { BlogLoaderArgs } from './blog-context.server';
import { toListMetaTags } from './list-meta-tags.server';
import { loadArticles } from './load-articles.server';

/** The articles of a category and its children; a child is below its parent in the path. */
export async function articleCategoryLoader({ request, params, context }: BlogLoaderArgs) {
  const { cms, locale, publicConfig, t } = context;
  const page = requestedPage(request);
  const categories = await listArticleCategories(cms, locale, publicConfig.domain.code);
  const category = findCategory(categories, params, locale);
  if (category === null) throw notFound();
  const [articles, content] = await Promise.all([
    loadArticles(context, { category: category.id }, page),
    loadWireBlocks(context, page === 1 ? category.content : []),
  ]);
  const { pageTitle: title, master, perex, picture } = category;
  const canonicalPaths = toCategoryPaths(category);
  return {
    title,
    perex,
    description: null,
    picture,
    breadcrumbs: [
      { title: t('blog:list.title'), to: paths.articles() },
      ...(master === null ? [] : [{ title: master.title, to: master.to }]),
      { title: category.title },
    ],
    links: toListLinks(categories, category, t('blog:list.all')),
    ...articles,
    content,
    meta: toListMetaTags(context, { title, description: perex, picture, canonicalPaths, page }),
  };
}

/** The category at a path; a child category only below its own parent. */
function findCategory(
  categories: readonly ArticleCategory[],
  { slug = '', child }: BlogLoaderArgs['params'],
  locale: Locale,
): ArticleCategory | null {
  const category = findCategoryBySlug(categories, slug, locale);
  if (child === undefined || category === null) return category;
  const children = categories.filter(({ master }) => master?.id === category.id);
  return findCategoryBySlug(children, child, locale);
}

function toCategoryPaths({ slugs, master }: ArticleCategory): Translated {
  if (master === null) return localizedPaths('articleList-slug', { slug: slugs });
  return localizedPaths('articleList-slug-child', { slug: master.slugs, child: slugs });
}
