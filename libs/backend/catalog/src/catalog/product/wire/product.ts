import { byLocale } from '@vyloha/contract';
import * as v from 'valibot';
import { namedSchema } from '@vyloha/backend-kernel';
import { pictureSchema } from '@vyloha/backend-shop';
import { wirePricesSchema } from '../../pricing/wire-prices';
import { availabilitySchema } from './availability';
import { legalSchema } from './legal';
import { parametersSchema } from './parameters';
import { variantSchema } from './variant';

const richTextSchema = v.array(v.object({ type: v.string() }));

export const breadcrumbSchema = v.object({ id: v.string(), title: v.string(), path: v.string() });

export const productTagSchema = v.object({
  id: v.string(),
  text: v.string(),
  color: v.string(),
  visibility: v.object({ catalog: v.boolean(), content: v.boolean() }),
});

export const giftSchema = v.object({
  id: v.string(),
  name: v.string(),
  mainImage: v.nullable(pictureSchema),
  availability: v.object({ isAvailable: v.boolean() }),
  prices: v.object({ originalWithTax: v.nullable(v.number()) }),
});

export const productSchema = namedSchema(
  'Product',
  v.object({
    id: v.string(),
    name: v.string(),
    fullname: v.string(),
    slug: v.string(),
    slugs: v.object(byLocale(() => v.string())),
    categoryId: v.string(),
    categoryName: v.string(),
    categoryFullname: v.string(),
    breadcrumbs: v.array(breadcrumbSchema),
    marketingCode: v.string(),
    catalogCode: v.string(),
    perex: v.nullable(v.string()),
    unit: v.string(),
    brand: v.nullable(v.object({ id: v.string(), title: v.string(), link: v.string() })),
    mainImage: v.nullable(pictureSchema),
    images: v.array(pictureSchema),
    rating: v.nullable(v.number()),
    ratingCount: v.number(),
    tags: v.array(productTagSchema),
    visibility: v.object({ saleable: v.boolean(), catalog: v.boolean() }),
    gifts: v.array(giftSchema),
    freeShippers: v.array(v.string()),
    discounts: v.array(v.object({ isNPlusOne: v.boolean(), active: v.boolean(), name: v.string() })),
    hasVariants: v.boolean(),
    defaultVariantId: v.string(),
    variants: v.array(variantSchema),
    alternatives: v.array(v.string()),
    availability: availabilitySchema,
    prices: wirePricesSchema,
    /** Currencies in which a guest can buy one of its variants. */
    pricedIn: v.array(v.string()),
    legal: legalSchema,
    content: v.object({
      parameters: parametersSchema,
      product_box_hover_image: v.nullable(v.object({ fileKey: v.string() })),
      description: richTextSchema,
      end_text: v.nullable(richTextSchema),
      documents: v.array(v.object({ title: v.string(), url: v.string() })),
      video: v.nullable(v.object({ title: v.string(), url: v.string() })),
    }),
  }),
);

export type WireProduct = v.InferOutput<typeof productSchema>;
export type WireGift = v.InferOutput<typeof giftSchema>;
export type WireTag = v.InferOutput<typeof productTagSchema>;
