import { byLocale, type Locale } from '@vyloha/contract';
import * as v from 'valibot';
import { articleCardFields, toArticleCard, type ArticleCard } from './article-card';

/** A page of a list of articles. */
export interface ArticleList {
  articles: readonly ArticleCard[];
  /** Total over all pages. */
  total: number;
}

/** Filters of an article list; ids. */
export interface ArticleFilter {
  category?: string;
  tag?: string;
  author?: string;
}

/** `article` and `article_total` of the content system → a list, one schema for each locale. */
export const articleListSchemas = byLocale(articleList);

function articleList(locale: Locale) {
  const card = v.pipe(
    v.object(articleCardFields(locale)),
    v.transform((wire) => toArticleCard(wire, locale)),
  );
  return v.pipe(
    v.object({ article: v.array(card), article_total: v.number() }),
    v.transform(({ article, article_total }): ArticleList => ({ articles: article, total: article_total })),
  );
}
