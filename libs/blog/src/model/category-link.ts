import { type Locale, localizedText, optionalLocalizedText, type Translated, translatedString } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import * as v from 'valibot';

/** Link to a category, as in menus and above titles. */
export interface CategoryLink {
  id: string;
  title: string;
  to: string;
  slugs: Translated;
  /** Parent category; null for a top-level one. */
  master: Omit<CategoryLink, 'master'> | null;
}

export function categoryLinkFields(locale: Locale) {
  const baseFields = {
    _id: v.string(),
    title: localizedText(locale),
    menu_title: optionalLocalizedText(locale),
    slug: translatedString,
  };
  return { ...baseFields, master_category: v.nullish(v.object(baseFields), null) };
}

type Fields = v.InferOutput<v.ObjectSchema<ReturnType<typeof categoryLinkFields>, undefined>>;

export function toCategoryLink(wire: Fields, locale: Locale): CategoryLink {
  const { _id, title, menu_title, slug: slugs, master_category: master } = wire;
  const slug = slugs[locale];
  const to = master === null ? paths.articles({ slug }) : paths.articles({ slug: master.slug[locale], child: slug });
  return {
    id: _id,
    title: menu_title ?? title,
    to,
    slugs,
    master: master && {
      id: master._id,
      title: master.menu_title ?? master.title,
      to: paths.articles({ slug: master.slug[locale] }),
      slugs: master.slug,
    },
  };
}
