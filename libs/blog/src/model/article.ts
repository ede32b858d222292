import { byLocale, type Locale, type Translated, translatedText } from '@vyloha/contract';
import * as v from 'valibot';
import { articleCardFields, toArticleCard, type ArticleCard } from './article-card';
import { tagLink, type TagLink } from './article-tag';
import { author, type Author } from './author';
import { articleSeoFields, toArticleSeo, type ArticleSeo } from './meta-tags';

/** A full article, in one locale. */
export interface Article extends Omit<ArticleCard, 'to'> {
  slugs: Translated;
  author: Author | null;
  tags: readonly TagLink[];
  /** Raw blocks as the content system stores them. */
  content: unknown;
  seo: ArticleSeo;
}

/** `article` of the content system → the article or null, by locale. */
export const articleSchemas = byLocale(articleResponse);

function articleResponse(locale: Locale) {
  const article = v.pipe(
    v.object({
      ...articleCardFields(locale),
      page_meta: v.object({ slug: translatedText, ...articleSeoFields(locale) }),
      author: v.nullish(author(locale), null),
      tags: v.array(tagLink(locale)),
      content: v.unknown(),
    }),
    v.transform((wire): Article => ({
      ...toArticleCard(wire, locale),
      title: wire.title,
      slugs: wire.page_meta.slug,
      author: wire.author,
      tags: wire.tags,
      content: wire.content,
      seo: toArticleSeo(wire.page_meta),
    })),
  );
  return v.pipe(
    v.object({ article: v.array(article) }),
    v.transform(({ article: [found] }) => found ?? null),
  );
}
