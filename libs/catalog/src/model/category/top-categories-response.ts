import { byLocale, mapTranslated, translatedString, translatedText } from '@vyloha/contract';
import { paths, resolveLink } from '@vyloha/links';
import * as v from 'valibot';
import type { TopCategory } from './top-category';

const image = v.nullish(v.object({ path: v.string() }), null);

const catalogue = v.pipe(
  v.object({ title: translatedText, path: translatedString, top_category_image: image }),
  v.transform(({ title, path, top_category_image: picture }) => ({
    title,
    to: mapTranslated(path, (categoryPath) => paths.category(categoryPath)),
    picture,
  })),
);

/** An editor's link → its path; `null` where its target no longer exists. */
const links = v.pipe(
  v.array(
    v.object({
      title: translatedText,
      link_type: v.string(),
      category: v.nullish(catalogue, null),
      virtual_category: v.nullish(catalogue, null),
      custom_link: v.nullish(v.string(), null),
    }),
  ),
  v.transform((all) =>
    all.flatMap(({ title, link_type: type, category, virtual_category: virtual, custom_link: address }) => {
      if (type === 'category') return category === null ? [] : { ...category, title };
      if (type === 'virtual_category') return virtual === null ? [] : { ...virtual, title };
      return address ? { title, to: byLocale(() => resolveLink(address)), picture: null } : [];
    }),
  ),
);

const topCategory = v.pipe(
  v.object({
    title: translatedText,
    top_category_item_type: v.picklist(['virtual_category', 'store_category', 'custom_link']),
    image,
    virtual_categories: v.array(catalogue),
    store_categories: v.array(catalogue),
    custom_links: links,
    top_category_links: links,
  }),
  v.transform((item): TopCategory | null => {
    const places = {
      virtual_category: item.virtual_categories,
      store_category: item.store_categories,
      custom_link: item.custom_links,
    }[item.top_category_item_type];
    const [only, ...others] = places;
    if (only === undefined) return null;
    const isSingle = others.length === 0;
    const childLinks = isSingle ? item.top_category_links : [only, ...others, ...item.top_category_links];
    return {
      title: item.title,
      fileKey: (item.image ?? only.picture)?.path ?? null,
      to: isSingle ? only.to : null,
      links: childLinks.map(({ title, to }) => ({ title, to })),
    };
  }),
);

/** `configuration_top_categories` → the categories that have a link. */
export const topCategoriesResponse = v.pipe(
  v.object({ configuration_top_categories: v.nullish(v.object({ items: v.array(topCategory) }), null) }),
  v.transform(({ configuration_top_categories: configured }): TopCategory[] =>
    (configured?.items ?? []).flatMap((item) => item ?? []),
  ),
);
