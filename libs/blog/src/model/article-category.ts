import type { Locale } from '@vyloha/contract';
import * as v from 'valibot';
import { categoryLinkFields, toCategoryLink, type CategoryLink } from './category-link';
import { wireTexts, type ArticlePicture } from './wire-texts';

/** A category of articles, in one locale. */
export interface ArticleCategory extends CategoryLink {
  /** Its whole title; `title` is the one of menus. */
  pageTitle: string;
  perex: string | null;
  picture: ArticlePicture | null;
  /** Blocks as the content system keeps them. */
  content: unknown;
}

/** `article_category` of the content system → categories, the weightiest first; one schema for each locale. */
export const articleCategoriesSchemas = { cs: articleCategories('cs'), sk: articleCategories('sk') };

function articleCategories(locale: Locale) {
  const { optionalText, picture } = wireTexts(locale);
  const fields = v.object({
    ...categoryLinkFields(locale),
    perex: optionalText,
    image: picture,
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

/** The category at an address in either language, the shopper's own first. */
export function categoryAt(
  categories: readonly ArticleCategory[],
  slug: string,
  locale: Locale,
): ArticleCategory | null {
  return (
    categories.find(({ slugs }) => slugs[locale] === slug) ??
    categories.find(({ slugs }) => slugs.cs === slug || slugs.sk === slug) ??
    null
  );
}
