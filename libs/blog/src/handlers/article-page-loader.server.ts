import { loadWireBlocks } from '@vyloha/content-blocks/server';
import { whenUnavailable } from '@vyloha/contract';
import { canonicalSlugs, localizedPaths } from '@vyloha/links';
import { getArticle } from '../api/get-article.server';
import { listArticles } from '../api/list-articles.server';
import type { Article } from '../model/article';
import { isPublished, type ArticleCard } from '../model/article-card';
import { robotsOf, type PageTags } from '../model/page-tags';
import type { BlogContext, BlogLoaderArgs } from './blog-context.server';
import { sharedImageOf } from './list-tags.server';
import { notFound } from './not-found.server';

/** So many are offered to read after an article. */
const relatedCount = 3;

/** An article with its blocks, who wrote it, and what to read next. */
export async function articlePageLoader({ params, context }: BlogLoaderArgs) {
  const article = await getArticle(context.cms, params['slug'] ?? '', context.locale);
  if (article === null || !isPublished(article, new Date())) throw notFound();
  const [content, related] = await Promise.all([
    loadWireBlocks(context, article.content),
    loadRelatedOrNone(context, article),
  ]);
  const { title, perex, picture, datePublished, category, author, tags } = article;
  return {
    title,
    perex,
    picture,
    datePublished,
    category,
    author: author && { name: author.name, perex: author.perex, picture: author.picture, to: author.to },
    tags,
    content,
    related,
    meta: toTags(article),
  };
}

/** The newest others of the same category; none where there is no category, or nobody answers. */
async function loadRelatedOrNone(
  { cms, locale, publicConfig }: BlogContext,
  { id, category }: Article,
): Promise<ArticleCard[]> {
  if (category === null) return [];
  const site = publicConfig.domain.code;
  const call = { locale, filter: { category: category.id }, site, skip: 0, limit: relatedCount + 1 };
  const found = await whenUnavailable(listArticles(cms, call), () => null);
  return (found?.articles ?? []).filter((article) => article.id !== id).slice(0, relatedCount);
}

function toTags({ title, perex, picture, slugs, seo }: Article): PageTags {
  const description = seo.description ?? perex;
  const robots = robotsOf(seo);
  return {
    title: seo.title ?? title,
    type: 'article',
    canonical: localizedPaths('article-slug', { slug: canonicalSlugs(slugs, seo.canonicalSlugs) }),
    ...(description !== null && { description }),
    ...(robots !== null && { robots }),
    ...sharedImageOf(picture),
  };
}
