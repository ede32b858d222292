import { loadWireBlocks } from '@vyloha/content-blocks/server';
import { localizedPaths, requestedPage } from '@vyloha/links';
import { getListHeadOrNone } from '../api/get-list-head-or-none.server';
import { listArticleCategories } from '../api/list-article-categories.server';
import { toListLinks } from '../model/list-links';
import type { BlogLoaderArgs } from './blog-context.server';
import { toListTags } from './list-tags.server';
import { loadArticles } from './load-articles.server';

/** All articles, fifteen to a page, with the ways to their categories. */
export async function articleListLoader({ request, context }: BlogLoaderArgs) {
  const { cms, locale, publicConfig, t } = context;
  const page = requestedPage(request);
  const [head, categories, articles, content] = await Promise.all([
    getListHeadOrNone(cms, locale),
    listArticleCategories(cms, locale, publicConfig.domain.code),
    loadArticles(context, {}, page),
    loadWireBlocks(context, []),
  ]);
  const { title, perex, description, picture } = head ?? {
    title: t('blog:list.title'),
    perex: t('blog:list.perex'),
    description: null,
    picture: null,
  };
  const addresses = localizedPaths('articleList');
  return {
    title,
    perex,
    description: page === 1 ? description : null,
    picture,
    breadcrumbs: [{ title }],
    links: toListLinks(categories, null, t('blog:list.all')),
    ...articles,
    content,
    meta: toListTags(context, { title, description: perex, picture, addresses, page }),
  };
}
