import { loadWireBlocks } from '@vyloha/content-blocks/server';
import { endpointPatterns, localizedPaths } from '@vyloha/links';
import { requestedPage } from '@vyloha/links/server';
import { getListHeaderOrNull } from '../api/list-headers.server';
import { listArticleCategories } from '../api/categories.server';
import { toListLinks } from '../model/list-links';
import type { BlogLoaderArgs } from './blog-context.server';
import { toListMetaTags } from './list-meta-tags.server';
import { loadArticles } from './load-articles.server';

/** All articles, fifteen to a page, with links to the categories. */
export async function articleListLoader({ request, context }: BlogLoaderArgs) {
  const { cms, locale, publicConfig, t } = context;
  const page = requestedPage(request);
  const [header, categories, articles, content] = await Promise.all([
    getListHeaderOrNull(cms, locale),
    listArticleCategories(cms, locale, publicConfig.domain.code),
    loadArticles(context, {}, page),
    loadWireBlocks(context, []),
  ]);
  const { title, perex, description, picture } = header ?? {
    title: t('blog:list.title'),
    perex: t('blog:list.perex'),
    description: null,
    picture: null,
  };
  const canonicalPaths = localizedPaths('articleList');
  return {
    title,
    perex,
    description: page === 1 ? description : null,
    picture,
    breadcrumbs: [{ title }],
    links: toListLinks(categories, null, t('blog:list.all')),
    ...articles,
    content,
    feed: endpointPatterns.articlesFeed,
    meta: {
      ...toListMetaTags(context, { title, description: perex, picture, canonicalPaths, page }),
      feed: endpointPatterns.articlesFeed,
    },
  };
}
