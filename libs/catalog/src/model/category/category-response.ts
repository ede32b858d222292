import * as v from 'valibot';
import {
  optionalString,
  optionalTranslatedString,
  type Translated,
  translatedString,
  translatedText,
} from '@vyloha/contract';
import { canonicalSlugs } from '@vyloha/links';
import type { Category, CategoryLink, CategorySeo, SelectedValues } from './category';
import { editorialFields, toEditorial } from './category-editorial-response';
import { catalogueBannersField, smallBannersField } from './category-banner';
import type { FilterSetting } from '../listing/facet';

const linkField = v.pipe(
  v.object({
    _id: v.string(),
    title: translatedText,
    path: translatedString,
    image: v.nullish(v.object({ path: v.string() }), null),
  }),
  v.transform(({ _id, title, path, image }): CategoryLink => ({ id: _id, title, path, fileKey: image?.path ?? null })),
);

const filterSettingField = v.pipe(
  v.object({ entityId: v.string(), importantFilter: v.boolean(), closedFilter: v.boolean() }),
  v.transform(({ entityId, importantFilter, closedFilter }): FilterSetting => ({
    parameterId: entityId,
    isImportant: importantFilter,
    isClosed: closedFilter,
  })),
);

export const pageMetaField = v.object({
  seo_title: optionalTranslatedString,
  seo_description: optionalTranslatedString,
  seo_keywords: optionalTranslatedString,
  share_image: v.nullish(v.object({ path: v.string() }), null),
  meta_nofollow: v.nullish(v.boolean(), false),
  meta_noindex: v.nullish(v.boolean(), false),
  canonical_slugs: v.nullish(v.array(v.object({ language: v.string(), slug: v.string() })), []),
});

/** An editor's SEO settings of the page at an address. */
export function toSeo(meta: v.InferOutput<typeof pageMetaField>, path: Translated): CategorySeo {
  return {
    title: meta.seo_title,
    description: meta.seo_description,
    keywords: meta.seo_keywords,
    pictureKey: meta.share_image?.path ?? null,
    isIndexed: !meta.meta_noindex,
    isFollowed: !meta.meta_nofollow,
    canonicalPaths: canonicalSlugs(path, meta.canonical_slugs),
  };
}

export function toSelectedValues(
  parameters: readonly { entityId: string; values: readonly string[] }[],
): SelectedValues {
  return Object.fromEntries(parameters.map(({ entityId, values }) => [entityId, values]));
}

const categoryResponse = v.pipe(
  v.object({
    _id: v.string(),
    kind: v.picklist(['category', 'virtual_category', 'filtered_category', 'brand']),
    title: translatedText,
    path: translatedString,
    description: optionalTranslatedString,
    ancestors: v.nullish(v.array(linkField), []),
    children: v.nullish(v.array(linkField), []),
    catalog_settings: v.nullish(v.object({ parameters: v.array(filterSettingField) }), { parameters: [] }),
    small_banners: smallBannersField,
    catalogue_banners: catalogueBannersField,
    page_meta: pageMetaField,
    image: v.nullish(v.object({ path: v.string() }), null),
    store_category: optionalString,
    parameters: v.nullish(v.array(v.object({ entityId: v.string(), values: v.array(v.string()) })), []),
    ...editorialFields,
  }),
  v.transform((wire): Category => {
    const { _id: id, kind, title, path, description, ancestors, children, image, page_meta: meta } = wire;
    return {
      id,
      kind,
      title,
      path,
      description,
      imageKey: image?.path ?? null,
      ancestors,
      children,
      editorial: toEditorial(wire),
      filterSettings: wire.catalog_settings.parameters,
      smallBanners: wire.small_banners,
      catalogueBanners: wire.catalogue_banners,
      seo: toSeo(meta, path),
      presetFilter:
        wire.store_category === null
          ? null
          : { categoryId: wire.store_category, values: toSelectedValues(wire.parameters) },
    };
  }),
);

/** `GET /catalog/category`; `null` when the address is unknown. */
export const foundCategoryResponse = v.pipe(
  v.object({ entities: v.array(categoryResponse) }),
  v.transform(({ entities }): Category | null => entities[0] ?? null),
);
