import { limits } from '@vyloha/config';
import { pageIndex } from '@vyloha/links';
import { totalPagesFor } from '@vyloha/links/server';
import { listArticles } from '../api/articles.server';
import { isPublished, type ArticleCard } from '../model/article-card';
import type { ArticleFilter } from '../model/article-list';
import type { BlogContext } from './blog-context.server';
import { publicationTime } from './publication-time.server';

export interface PaginatedArticles {
  articles: readonly ArticleCard[];
  /** Counted from 1. */
  page: number;
  totalPages: number;
}

/**
 * A page of a list of articles.
 * @throws a 404 response when the list is shorter
 */
export async function loadArticles(
  context: BlogContext,
  filter: ArticleFilter,
  page: number,
): Promise<PaginatedArticles> {
  const { cms, locale, publicConfig } = context;
  const perPage = limits.articlesPerPage;
  const skip = pageIndex(page) * perPage;
  const listRequest = { locale, filter, site: publicConfig.domain.code, skip, limit: perPage };
  const { articles, total } = await listArticles(cms, listRequest);
  const totalPages = totalPagesFor(page, { total, perPage });
  const now = publicationTime(context);
  return { articles: articles.filter((article) => isPublished(article, now)), page, totalPages };
}
