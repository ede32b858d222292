import type { CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import { articleListSchemas, type ArticleFilter, type ArticleList } from '../model/article-list';
import { articleListQuery } from './article-list-query.server';

export interface ArticleListCall {
  locale: Locale;
  filter: ArticleFilter;
  /** Code of the domain the articles are shown on. */
  site: string;
  skip: number;
  limit: number;
}

/** A part of the published articles, the newest first; shared by all shoppers. */
export function listArticles(
  cms: CmsClient,
  { locale, filter, site, skip, limit }: ArticleListCall,
): Promise<ArticleList> {
  const { category = null, tag = null, author = null } = filter;
  return cms.query(
    articleListQuery,
    { category, tag, author, site, skip, limit },
    { schema: articleListSchemas[locale], shared: true },
  );
}
