import type { CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import { articleSchemas, type Article } from '../model/article';
import { articleQuery } from './article-query.server';

/** The published article with this slug in either language; `null` when there is none. Shared by all shoppers. */
export function getArticle(cms: CmsClient, slug: string, locale: Locale): Promise<Article | null> {
  return cms.query(articleQuery, { slug }, { schema: articleSchemas[locale], shared: true });
}
