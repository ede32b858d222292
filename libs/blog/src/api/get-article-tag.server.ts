import type { CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import { articleTagSchemas, type ArticleTag } from '../model/article-tag';
import { articleTagQuery } from './article-tag-query.server';

/** The tag with this slug in either language; `null` when there is none. Shared by all shoppers. */
export function getArticleTag(cms: CmsClient, slug: string, locale: Locale): Promise<ArticleTag | null> {
  return cms.query(articleTagQuery, { slug }, { schema: articleTagSchemas[locale], shared: true });
}
