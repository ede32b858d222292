import { translatedRichText } from '@vyloha/contract';
import * as v from 'valibot';
import {
  contentBlockSchema,
  contentImageSchema,
  optionalTranslatedSchema,
  pageMetaSchema,
  storedImageSchema,
  storedTextSchema,
  translatedSchema,
} from '@vyloha/backend-content';
import { namedSchema } from '@vyloha/backend-kernel';

const customerGroups = v.optional(v.array(v.string()), []);
const timestamp = v.optional(v.nullable(v.string()), null);
const image = v.optional(v.nullable(storedImageSchema), null);
const link = v.optional(v.nullable(v.string()), null);

export const faqQuestionSchema = v.object({
  _id: v.string(),
  title: translatedSchema,
  content: translatedRichText,
});

export const smallBannerSchema = v.object({
  title: translatedSchema,
  description: v.optional(v.nullable(storedTextSchema), null),
  weight: v.optional(v.number(), 0),
  customer_group_enabled: customerGroups,
  link,
  main_image: image,
});

export const catalogueBannerSchema = v.object({
  position: v.number(),
  image,
  title: v.optional(v.nullable(translatedSchema), null),
  url: link,
  customer_group_enabled: customerGroups,
  time_limited: v.optional(v.boolean(), false),
  time_limit_start: timestamp,
  time_limit_end: timestamp,
});

export const categoryLinkSchema = namedSchema(
  'CategoryLink',
  v.object({
    _id: v.string(),
    title: translatedSchema,
    path: translatedSchema,
    image: v.nullable(contentImageSchema),
    productCount: v.number(),
  }),
);

export type CategoryLink = v.InferOutput<typeof categoryLinkSchema>;

/** The part of an article that links on catalogue pages need; the blog's own endpoints return the rest. */
export const articleLinkSchema = v.looseObject({ _id: v.string(), title: translatedSchema });

export const slicedParameterSchema = v.object({ entityId: v.string(), values: v.array(v.string()) });

/** Fields common to every kind. */
const catalogueData = {
  _id: v.string(),
  store_id: v.string(),
  title: translatedSchema,
  path: translatedSchema,
  content: v.array(contentBlockSchema),
  description: optionalTranslatedSchema,
  text_below_products: optionalTranslatedSchema,
  category_banner: v.nullable(contentImageSchema),
  top_category_image: v.nullable(contentImageSchema),
  image: v.nullable(contentImageSchema),
  page_meta: pageMetaSchema,
  ancestors: v.array(categoryLinkSchema),
  children: v.array(categoryLinkSchema),
  faq: v.array(faqQuestionSchema),
  small_banners: v.array(smallBannerSchema),
  top_articles: v.array(articleLinkSchema),
  content_articles: v.array(articleLinkSchema),
  category_video: v.nullable(v.object({ title: translatedSchema, video_url: v.string() })),
  catalogue_banners: v.array(catalogueBannerSchema),
  catalog_settings: v.object({
    parameters: v.array(v.object({ entityId: v.string(), importantFilter: v.boolean(), closedFilter: v.boolean() })),
  }),
  productCount: v.number(),
};

/** Any kind of catalogue page: a category, a virtual or filtered category, or a brand. */
export const categorySchema = namedSchema(
  'Category',
  v.variant('kind', [
    v.object({ kind: v.literal('category'), ...catalogueData }),
    v.object({
      kind: v.literal('virtual_category'),
      ...catalogueData,
      sliced_tags: v.array(v.string()),
      parameters: v.array(slicedParameterSchema),
      sliced_categories: v.array(v.string()),
      price_range: v.nullable(v.object({ price_from: v.number(), price_to: v.number(), currency_code: v.string() })),
    }),
    v.object({
      kind: v.literal('filtered_category'),
      ...catalogueData,
      store_category: v.string(),
      parameters: v.array(slicedParameterSchema),
    }),
    v.object({ kind: v.literal('brand'), ...catalogueData }),
  ]),
);

export type WireCategory = v.InferInput<typeof categorySchema>;
