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

/** Link to a tag. */
export interface TagLink {
  id: string;
  title: string;
  to: string;
}

/** A tag with the content of its page. */
export interface ArticleTag extends TagLink {
  slugs: Translated;
  perex: string | null;
  picture: ArticlePicture | null;
  /** Raw blocks as the content system stores them. */
  content: unknown;
}

export function tagLink(locale: Locale) {
  return v.pipe(
    v.object({ _id: v.string(), title: localizedText(locale), slug: translatedString }),
    v.transform(({ _id, title, slug }): TagLink => ({ id: _id, title, to: paths.articleTag(slug[locale]) })),
  );
}

/** `article_tag` of the content system → the tag or null, by locale. */
export const articleTagSchemas = byLocale(articleTag);

function articleTag(locale: Locale) {
  const tag = v.pipe(
    v.object({
      _id: v.string(),
      title: localizedText(locale),
      slug: translatedString,
      perex: optionalLocalizedText(locale),
      image: articlePicture(locale),
      content: v.unknown(),
    }),
    v.transform(({ _id, title, slug, perex, image, content }): ArticleTag => ({
      id: _id,
      title,
      to: paths.articleTag(slug[locale]),
      slugs: slug,
      perex,
      picture: image,
      content,
    })),
  );
  return v.pipe(
    v.object({ article_tag: v.array(tag) }),
    v.transform(({ article_tag: [found] }) => found ?? null),
  );
}
