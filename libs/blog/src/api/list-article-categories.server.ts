import type { CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import { articleCategoriesSchemas, type ArticleCategory } from '../model/article-category';
import { articleCategoriesQuery } from './article-categories-query.server';

/** All categories of a site, by descending weight; shared by all shoppers. */
export function listArticleCategories(cms: CmsClient, locale: Locale, site: string): Promise<ArticleCategory[]> {
  return cms.query(articleCategoriesQuery, { site }, { schema: articleCategoriesSchemas[locale], shared: true });
}
