import { displayText, optionalPicture, optionalText, translatedString, validEntries } from '@vyloha/contract';
import { optionalMoney } from '@vyloha/money';
import * as v from 'valibot';
import type { CatalogPicture } from '../category/catalog-picture';
import { legalResponse } from './legal-response';
import type { Gift, Product, ProductTag } from './product';
import { parameterResponse, variantResponse } from '../variants/variant-response';

const flag = (fallback: boolean) => v.nullish(v.boolean(), fallback);

const tagField = v.pipe(
  v.object({
    text: displayText,
    color: v.string(),
    visibility: v.nullish(v.object({ catalog: flag(true), content: flag(true) }), { catalog: true, content: true }),
  }),
  v.transform(({ text, color, visibility }): ProductTag => ({
    text,
    color,
    isInCatalog: visibility.catalog,
    isInContent: visibility.content,
  })),
);

const giftField = v.pipe(
  v.object({
    id: v.string(),
    name: displayText,
    mainImage: optionalPicture,
    availability: v.object({ isAvailable: v.boolean() }),
    prices: v.object({ originalWithTax: optionalMoney }),
  }),
  v.transform(({ id, name, mainImage, availability, prices }): Gift => ({
    id,
    name,
    picture: mainImage,
    isAvailable: availability.isAvailable,
    valueMinor: prices.originalWithTax,
  })),
);

/** A link that an editor gave: no other scheme, whatever the backend sends. */
const linkField = v.object({ title: displayText, url: v.pipe(v.string(), v.regex(/^(?:https:\/\/|\/(?!\/))/)) });

const contentField = v.object({
  product_box_hover_image: v.nullish(v.object({ fileKey: v.string() }), null),
  parameters: v.nullish(v.array(parameterResponse), []),
  description: v.nullish(v.array(v.unknown()), []),
  end_text: v.nullish(v.array(v.unknown()), []),
  documents: v.nullish(validEntries(linkField), []),
  video: v.fallback(v.nullish(linkField, null), null),
});

const wireProduct = v.object({
  id: v.string(),
  name: displayText,
  fullname: v.nullish(displayText, ''),
  slug: v.string(),
  slugs: translatedString,
  marketingCode: v.nullish(v.string(), ''),
  categoryId: v.string(),
  breadcrumbs: v.nullish(v.array(v.object({ title: displayText, path: v.string() })), []),
  perex: optionalText,
  brand: v.nullish(v.object({ title: displayText, link: v.string() }), null),
  mainImage: optionalPicture,
  images: v.nullish(v.array(v.object({ fileKey: v.string(), alt: v.nullish(displayText, '') })), []),
  rating: v.nullish(v.number(), null),
  ratingCount: v.nullish(v.number(), 0),
  tags: v.nullish(v.array(tagField), []),
  visibility: v.object({ saleable: v.boolean(), catalog: v.boolean() }),
  gifts: v.nullish(v.array(giftField), []),
  freeShippers: v.nullish(v.array(v.string()), []),
  discounts: v.nullish(v.array(v.object({ isNPlusOne: v.boolean(), active: v.boolean(), name: displayText })), []),
  variants: v.tupleWithRest([variantResponse], variantResponse),
  defaultVariantId: v.string(),
  pricedIn: v.nullish(v.array(v.string()), null),
  alternatives: v.nullish(v.array(v.string()), []),
  legal: legalResponse,
  content: contentField,
});

type WireProduct = v.InferOutput<typeof wireProduct>;

/** The main picture first, each picture once. */
function picturesOf({ mainImage, images }: WireProduct): CatalogPicture[] {
  const all = mainImage === null ? images : [mainImage, ...images];
  return all.filter(({ fileKey }, index) => all.findIndex((picture) => picture.fileKey === fileKey) === index);
}

function toProduct(wire: WireProduct): Product {
  const { id, name, fullname, slug, slugs, categoryId, breadcrumbs, perex, brand, rating, ratingCount } = wire;
  return {
    id,
    name,
    fullname,
    slug,
    slugs,
    categoryId,
    breadcrumbs,
    perex,
    brand,
    rating,
    ratingCount,
    code: wire.marketingCode,
    pictures: picturesOf(wire),
    tags: wire.tags,
    isSaleable: wire.visibility.saleable,
    isInCatalog: wire.visibility.catalog,
    gifts: wire.gifts,
    freeShipperIds: wire.freeShippers,
    nPlusOneOffers: wire.discounts.filter(({ isNPlusOne, active }) => isNPlusOne && active).map((offer) => offer.name),
    variants: wire.variants,
    defaultVariantId: wire.defaultVariantId,
    pricedIn: wire.pricedIn,
    alternativeIds: wire.alternatives,
    legal: wire.legal,
    parameters: wire.content.parameters,
    hoverFileKey: wire.content.product_box_hover_image?.fileKey ?? null,
    description: wire.content.description,
    endText: wire.content.end_text,
    documents: wire.content.documents,
    video: wire.content.video,
  };
}

/** A product on the wire; unused fields are left out. */
export const productResponse = v.pipe(wireProduct, v.transform(toProduct));

/** `GET /catalog/product`. */
export const productsResponse = v.pipe(
  v.object({ entities: v.array(productResponse) }),
  v.transform(({ entities }): readonly Product[] => entities),
);
