import { byLocale, type Locale, type PageMeta, pageMeta, type Translated, translatedString } from '@vyloha/contract';
import * as v from 'valibot';
import { articleCardFields, toArticleCard, type ArticleCard } from './article-card';
import { tagLink, type TagLink } from './article-tag';
import { author, type Author } from './author';

/** A full article, in one locale. */
export interface Article extends Omit<ArticleCard, 'to'> {
  slugs: Translated;
  author: Author | null;
  tags: readonly TagLink[];
  /** Raw blocks as the content system stores them. */
  content: unknown;
  seo: PageMeta;
}

/** `article` of the content system → the article or null, by locale. */
export const articleSchemas = byLocale(articleResponse);

function articleResponse(locale: Locale) {
  const article = v.pipe(
    v.object({
      ...articleCardFields(locale),
      page_meta: v.intersect([v.object({ slug: translatedString }), pageMeta(locale)]),
      author: v.nullish(author(locale), null),
      tags: v.array(tagLink(locale)),
      content: v.unknown(),
    }),
    v.transform((wire): Article => {
      const { title, author: writer, tags, content } = wire;
      const { slug: slugs, ...seo } = wire.page_meta;
      return { ...toArticleCard(wire, locale), title, slugs, author: writer, tags, content, seo };
    }),
  );
  return v.pipe(
    v.object({ article: v.array(article) }),
    v.transform(({ article: [found] }) => found ?? null),
  );
}
