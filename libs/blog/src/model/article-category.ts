import { byLocale, type Locale, optionalLocalizedText } from '@vyloha/contract';
import * as v from 'valibot';
import { categoryLinkFields, toCategoryLink, type CategoryLink } from './category-link';
import { articlePicture, type ArticlePicture } from './article-picture';

/** An article category, in one locale. */
export interface ArticleCategory extends CategoryLink {
  /** Full title; `title` is the shorter one for menus. */
  pageTitle: string;
  perex: string | null;
  picture: ArticlePicture | null;
  /** Raw blocks as the content system stores them. */
  content: unknown;
}

/** `article_category` of the content system → categories by descending weight; one schema for each locale. */
export const articleCategoriesSchemas = byLocale(articleCategories);

function articleCategories(locale: Locale) {
  const fields = v.object({
    ...categoryLinkFields(locale),
    perex: optionalLocalizedText(locale),
    image: articlePicture(locale),
    content: v.unknown(),
  });
  const category = v.pipe(
    fields,
    v.transform(({ perex, image, content, ...wire }): ArticleCategory => ({
      ...toCategoryLink(wire, locale),
      pageTitle: wire.title,
      perex,
      picture: image,
      content,
    })),
  );
  return v.pipe(
    v.object({ article_category: v.array(category) }),
    v.transform((found) => found.article_category),
  );
}

/** The category with this slug in any language, the shopper's own first. */
export function findCategoryBySlug(
  categories: readonly ArticleCategory[],
  slug: string,
  locale: Locale,
): ArticleCategory | null {
  return (
    categories.find(({ slugs }) => slugs[locale] === slug) ??
    categories.find(({ slugs }) => Object.values(slugs).includes(slug)) ??
    null
  );
}
