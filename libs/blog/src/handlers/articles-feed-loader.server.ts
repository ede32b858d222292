import { getListHeaderOrNull } from '../api/list-headers.server';
import { listArticles } from '../api/articles.server';
import { isPublished } from '../model/article-card';
import { articlesInFeed, articlesRss } from './articles-rss.server';
import type { BlogLoaderArgs } from './blog-context.server';

/** `GET /clanky/rss.xml`: the newest articles of the site as RSS. */
export async function articlesFeedLoader({ context }: BlogLoaderArgs): Promise<Response> {
  const { cms, locale, publicConfig, t } = context;
  const site = publicConfig.domain.code;
  const [header, { articles }] = await Promise.all([
    getListHeaderOrNull(cms, locale),
    listArticles(cms, { locale, filter: {}, site, skip: 0, limit: articlesInFeed }),
  ]);
  const now = new Date();
  const channel = {
    title: header?.title ?? t('blog:list.title'),
    description: header?.perex ?? t('blog:list.perex'),
    language: locale,
  };
  const published = articles.filter((article) => isPublished(article, now));
  return new Response(articlesRss(channel, published, publicConfig), {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      // Who follows the shop by its feed needs no such address in search results.
      'X-Robots-Tag': 'noindex',
    },
  });
}
