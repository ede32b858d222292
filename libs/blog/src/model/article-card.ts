import { type Locale, localizedText, optionalLocalizedText, translatedString } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import * as v from 'valibot';
import { categoryLinkFields, toCategoryLink, type CategoryLink } from './category-link';
import { articlePicture, type ArticlePicture } from './article-picture';

/** An article as a card in a list. */
export interface ArticleCard {
  id: string;
  to: string;
  title: string;
  perex: string | null;
  picture: ArticlePicture | null;
  /** ISO 8601. */
  datePublished: string;
  category: CategoryLink | null;
}

export function articleCardFields(locale: Locale) {
  return {
    _id: v.string(),
    date_published: v.string(),
    title: localizedText(locale),
    short_title: optionalLocalizedText(locale),
    perex: optionalLocalizedText(locale),
    image: articlePicture(locale),
    category: v.nullish(v.object(categoryLinkFields(locale)), null),
    page_meta: v.object({ slug: translatedString }),
  };
}

type Fields = v.InferOutput<v.ObjectSchema<ReturnType<typeof articleCardFields>, undefined>>;

export function toArticleCard(wire: Fields, locale: Locale): ArticleCard {
  return {
    id: wire._id,
    to: paths.article(wire.page_meta.slug[locale]),
    title: wire.short_title ?? wire.title,
    perex: wire.perex,
    picture: wire.image,
    datePublished: wire.date_published,
    category: wire.category && toCategoryLink(wire.category, locale),
  };
}

/** Whether the publication date of an article has passed; with no time to compare it with, all are. */
export function isPublished({ datePublished }: Pick<ArticleCard, 'datePublished'>, now: Date | null): boolean {
  return now === null || new Date(datePublished) < now;
}
