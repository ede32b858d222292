import type { Locale, Translated } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import * as v from 'valibot';
import { slugsField, wireTexts } from './wire-texts';

/** A category where it is named: in menus, above a title. */
export interface CategoryLink {
  id: string;
  title: string;
  to: string;
  slugs: Translated;
  /** The category it belongs to; null for one that stands by itself. */
  master: Omit<CategoryLink, 'master'> | null;
}

export function categoryLinkFields(locale: Locale) {
  const { text, optionalText } = wireTexts(locale);
  const own = { _id: v.string(), title: text, menu_title: optionalText, slug: slugsField };
  return { ...own, master_category: v.nullish(v.object(own), null) };
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
