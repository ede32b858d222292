import { loadWireBlocks } from '@vyloha/content-blocks/server';
import type { Locale, Translated } from '@vyloha/contract';
import { localizedPaths, paths, requestedPage } from '@vyloha/links';
import { listArticleCategories } from '../api/list-article-categories.server';
import { categoryAt, type ArticleCategory } from '../model/article-category';
import { toListLinks } from '../model/list-links';
import type { BlogLoaderArgs } from './blog-context.server';
import { toListTags } from './list-tags.server';
import { loadArticles } from './load-articles.server';
import { notFound } from './not-found.server';

/** The articles of a category, those of its children among them; a child stands below its master in the address. */
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
  const addresses = addressesOf(category);
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
    meta: toListTags(context, { title, description: perex, picture, addresses, page }),
  };
}

/** The category at an address; one below another only when it belongs to that. */
function findCategory(
  categories: readonly ArticleCategory[],
  { slug = '', child }: BlogLoaderArgs['params'],
  locale: Locale,
): ArticleCategory | null {
  const category = categoryAt(categories, slug, locale);
  if (child === undefined || category === null) return category;
  const children = categories.filter(({ master }) => master?.id === category.id);
  return categoryAt(children, child, locale);
}

function addressesOf({ slugs, master }: ArticleCategory): Translated {
  if (master === null) return localizedPaths('articleList-slug', { slug: slugs });
  return localizedPaths('articleList-slug-child', { slug: master.slugs, child: slugs });
}
