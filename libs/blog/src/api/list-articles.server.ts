import type { CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import { articleListSchemas, type ArticleFilter, type ArticleList } from '../model/article-list';
import { articleListQuery } from './article-list-query.server';

export interface ArticleListRequest {
  locale: Locale;
  filter: ArticleFilter;
  /** Code of the site whose articles are listed. */
  site: string;
  skip: number;
  limit: number;
}

/** A page of the published articles, the newest first; shared by all shoppers. */
export function listArticles(
  cms: CmsClient,
  { locale, filter, site, skip, limit }: ArticleListRequest,
): Promise<ArticleList> {
  const { category = null, tag = null, author = null } = filter;
  return cms.query(
    articleListQuery,
    { category, tag, author, site, skip, limit },
    { schema: articleListSchemas[locale], shared: true },
  );
}
