import { countWords, loadWireBlocks, outlineBlocks } from '@vyloha/content-blocks/server';
import { withUnavailableFallback } from '@vyloha/http-client';
import { canonicalSlugs, editorsMetaTags, localizedPaths } from '@vyloha/links';
import { notFound } from '@vyloha/links/server';
import { getArticle, listArticles } from '../api/articles.server';
import type { Article } from '../model/article';
import { isPublished, type ArticleCard } from '../model/article-card';
import type { MetaTags } from '../model/meta-tags';
import { readingMinutes } from '../model/reading-time';
import type { BlogContext, BlogLoaderArgs } from './blog-context.server';
import { publicationTime } from './publication-time.server';

/** Number of related articles below an article. */
const maxRelatedArticles = 3;
/** A shorter article needs no contents. */
const minOutlinedHeadings = 3;

/** An article with its blocks, author and related articles. */
export async function articlePageLoader({ params, context }: BlogLoaderArgs) {
  const article = await getArticle(context.cms, params['slug'] ?? '', context.locale);
  if (article === null || !isPublished(article, publicationTime(context))) throw notFound();
  const [content, related] = await Promise.all([
    loadWireBlocks(context, article.content),
    loadRelatedOrNone(context, article),
  ]);
  const { blocks, headings } = outlineBlocks(content.blocks);
  const { title, perex, picture, datePublished, category, author, tags } = article;
  return {
    title,
    perex,
    picture,
    datePublished,
    category,
    author: author && { name: author.name, perex: author.perex, picture: author.picture, to: author.to },
    tags,
    content: { ...content, blocks },
    headings: headings.length < minOutlinedHeadings ? [] : headings,
    minutes: readingMinutes(countWords(content.blocks)),
    related,
    meta: toArticleMetaTags(article),
  };
}

/** The newest others of the same category; none without a category, or when the content system does not respond. */
async function loadRelatedOrNone(
  { cms, locale, publicConfig }: BlogContext,
  { id, category }: Article,
): Promise<ArticleCard[]> {
  if (category === null) return [];
  const site = publicConfig.domain.code;
  const listRequest = { locale, filter: { category: category.id }, site, skip: 0, limit: maxRelatedArticles + 1 };
  const articleList = await withUnavailableFallback(listArticles(cms, listRequest), () => null);
  return (articleList?.articles ?? []).filter((article) => article.id !== id).slice(0, maxRelatedArticles);
}

function toArticleMetaTags({ title, perex, picture, slugs, seo }: Article): MetaTags {
  const description = seo.description ?? perex;
  return {
    title: seo.title ?? title,
    type: 'article',
    canonical: localizedPaths('article-slug', { slug: canonicalSlugs(slugs, seo.canonicalSlugs) }),
    ...editorsMetaTags({ ...seo, description, pictureKey: seo.pictureKey ?? picture?.fileKey ?? null }),
  };
}
