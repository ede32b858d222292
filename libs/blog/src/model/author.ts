import type { Locale, Translated } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import * as v from 'valibot';
import { slugsField, wireTexts, type ArticlePicture } from './wire-texts';

/** Who wrote an article, in one locale. */
export interface Author {
  id: string;
  name: string;
  perex: string | null;
  picture: ArticlePicture | null;
  slugs: Translated;
  /** Their page; null for who has none. */
  to: string | null;
  /** Blocks as the content system keeps them. */
  content: unknown;
}

export function author(locale: Locale) {
  const { text, optionalText, picture } = wireTexts(locale);
  return v.pipe(
    v.object({
      _id: v.string(),
      title: text,
      slug: slugsField,
      perex: optionalText,
      author_has_page: v.boolean(),
      image: picture,
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

/** `author` of the content system, one of them or none, by locale. */
export const authorSchemas = { cs: authorAnswer('cs'), sk: authorAnswer('sk') };

function authorAnswer(locale: Locale) {
  return v.pipe(
    v.object({ author: v.array(author(locale)) }),
    v.transform(({ author: [found] }) => found ?? null),
  );
}
