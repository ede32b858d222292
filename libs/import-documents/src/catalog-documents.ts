import type { PartlyTranslated } from '@vyloha/contract';
import * as v from 'valibot';
import {
  cataloguePathField,
  currencyField,
  fileKeyField,
  idField,
  moneyField,
  recordField,
  slugField,
  textField,
  translatedCataloguePathField,
  translatedField,
  uniqueBy,
  weightField,
} from './fields';

const colorField = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'expected a colour such as "#2c7a3f"'));
/** Editorial content of a category or virtual category beside its products: fields of `presentation`. */
export interface CategoryPresentation {
  content?: unknown[];
  textBelowProducts?: PartlyTranslated;
  bannerKey?: string;
  topImageKey?: string;
  pageMeta?: Record<string, unknown>;
  faq?: unknown[];
  smallBanners?: unknown[];
  topArticleIds?: string[];
  contentArticleIds?: string[];
  catalogueBanners?: unknown[];
  video?: { title: PartlyTranslated; video_url: string };
  filterParameters?: { entityId: string; importantFilter: boolean; closedFilter: boolean }[];
  feedCategories?: FeedCategories;
}

const feedCategoriesField = v.strictObject({
  heureka: v.exactOptional(translatedField),
  zbozi: v.exactOptional(textField),
  google: v.exactOptional(textField),
});

/** What price comparisons call the category, in full: `Heureka.cz | Dům a zahrada | Zahrada`; Google takes its number, too. */
export type FeedCategories = v.InferOutput<typeof feedCategoriesField>;

const presentationField = v.optional(recordField, {});

export const tagDocument = v.strictObject({
  type: v.literal('tag'),
  id: idField,
  text: translatedField,
  color: colorField,
  visibleInCatalog: v.optional(v.boolean(), true),
  visibleInContent: v.optional(v.boolean(), true),
});

export const brandDocument = v.strictObject({
  type: v.literal('brand'),
  id: idField,
  title: textField,
  link: cataloguePathField,
  imageKey: v.optional(fileKeyField),
  description: v.optional(translatedField),
  weight: weightField,
});

const parameterValueField = v.strictObject({
  id: idField,
  slug: slugField,
  title: translatedField,
  colorHex: v.optional(colorField),
  imageKey: v.optional(fileKeyField),
  descriptionShort: v.optional(translatedField),
  descriptionLong: v.optional(translatedField),
  linkUrl: v.optional(textField),
  hideProductDetail: v.optional(v.boolean(), false),
});

export const parameterDocument = v.strictObject({
  type: v.literal('parameter'),
  id: idField,
  slug: slugField,
  title: translatedField,
  kind: v.picklist(['number', 'text', 'color', 'size']),
  unit: v.optional(textField),
  position: weightField,
  description: v.optional(translatedField),
  isVariantChoice: v.optional(v.boolean(), false),
  hideProductDetail: v.optional(v.boolean(), false),
  linkToVirtualCategory: v.optional(idField),
  /** In display order. */
  values: v.optional(
    v.pipe(
      v.array(parameterValueField),
      uniqueBy(({ id }) => id, 'expected each value once'),
    ),
    [],
  ),
});

export const categoryDocument = v.strictObject({
  type: v.literal('category'),
  id: idField,
  parentId: v.optional(idField),
  title: translatedField,
  /** The category's own path segment; the importer prepends those of its parents. */
  slug: slugField,
  description: v.optional(translatedField),
  imageKey: v.optional(fileKeyField),
  position: weightField,
  visibleToGroups: v.optional(v.array(idField), []),
  /** Also those of the categories below that have none. */
  feedCategories: v.optional(feedCategoriesField),
  presentation: presentationField,
});

export const virtualCategoryDocument = v.strictObject({
  type: v.literal('virtual_category'),
  id: idField,
  title: translatedField,
  path: translatedCataloguePathField,
  description: v.optional(translatedField),
  imageKey: v.optional(fileKeyField),
  position: weightField,
  rule: v.strictObject({
    tags: v.exactOptional(v.array(idField)),
    categories: v.exactOptional(v.array(idField)),
    brands: v.exactOptional(v.array(idField)),
    parameters: v.exactOptional(v.array(v.strictObject({ entityId: idField, values: v.array(idField) }))),
    priceRange: v.exactOptional(v.strictObject({ from: moneyField, to: moneyField, currencyCode: currencyField })),
  }),
  presentation: presentationField,
});
