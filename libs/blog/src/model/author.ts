import {
  byLocale,
  type Locale,
  localizedText,
  optionalLocalizedText,
  type Translated,
  translatedString,
} from '@vyloha/contract';
import { paths } from '@vyloha/links';
import * as v from 'valibot';
import { articlePicture, type ArticlePicture } from './article-picture';

/** Author of an article, in one locale. */
export interface Author {
  id: string;
  name: string;
  perex: string | null;
  picture: ArticlePicture | null;
  slugs: Translated;
  /** Path of their page; null for authors without one. */
  to: string | null;
  /** Raw blocks as the content system stores them. */
  content: unknown;
}

export function author(locale: Locale) {
  return v.pipe(
    v.object({
      _id: v.string(),
      title: localizedText(locale),
      slug: translatedString,
      perex: optionalLocalizedText(locale),
      author_has_page: v.boolean(),
      image: articlePicture(locale),
      content: v.optional(v.unknown()),
    }),
    v.transform((wire): Author => ({
      id: wire._id,
      name: wire.title,
      slugs: wire.slug,
      perex: wire.perex,
      picture: wire.image,
      to: wire.author_has_page ? paths.author(wire.slug[locale]) : null,
      content: wire.content,
    })),
  );
}

/** `author` of the content system → the author or null, by locale. */
export const authorSchemas = byLocale(authorResponse);

function authorResponse(locale: Locale) {
  return v.pipe(
    v.object({ author: v.array(author(locale)) }),
    v.transform(({ author: [found] }) => found ?? null),
  );
}
