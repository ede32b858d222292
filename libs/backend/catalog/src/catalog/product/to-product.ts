import { pickTranslation, withDefaultTranslations } from '@vyloha/contract';
import type { ProductContext } from '../catalog-context';
import type { ParameterRow } from './rows/load-parameter-rows';
import type { ProductRow } from './rows/load-product-rows';
import { stockOf, type VariantRow } from './rows/load-variant-rows';
import { toProductAvailability } from './wire/availability';
import { toLegal } from './wire/legal';
import { toParameters } from './wire/parameters';
import { toPicture, toPictureOrNull } from './wire/picture';
import type { WireGift, WireProduct, WireTag } from './wire/product';
import type { WireVariant } from './wire/variant';

export interface VariantPart {
  row: VariantRow;
  wire: WireVariant;
}

export interface ProductParts {
  /** Titles and paths of the category's ancestors, from the root down. */
  ancestors: WireProduct['breadcrumbs'];
  /** At least one: a product without variants is not visible. */
  variants: readonly [VariantPart, ...VariantPart[]];
  /** Parameters of the product and of its variants. */
  parameters: readonly ParameterRow[];
  tags: WireTag[];
  gifts: WireGift[];
}

type View = Pick<ProductContext, 'locale' | 'currency' | 'settings'>;

function toCategoryFields(
  { categoryId, category }: ProductRow,
  ancestors: ProductParts['ancestors'],
  { locale }: View,
) {
  const ownBreadcrumb = {
    id: categoryId,
    title: pickTranslation(category.title, locale),
    path: pickTranslation(category.path, locale),
  };
  const breadcrumbs = [...ancestors, ownBreadcrumb];
  return {
    categoryId: ownBreadcrumb.id,
    categoryName: ownBreadcrumb.title,
    categoryFullname: breadcrumbs.map(({ title }) => title).join(' | '),
    breadcrumbs,
  };
}

/** Availability and prices of the default variant; the stock is that of all variants together. */
function toOfferFields(product: ProductRow, variants: ProductParts['variants'], { locale }: View) {
  const defaultVariant = variants.find(({ row }) => row.id === product.defaultVariantId) ?? variants[0];
  const states = variants.map(({ row }) => ({ ...row, stock: stockOf(row.warehouses) }));
  const hasPrice = variants.some(({ wire }) => wire.prices.unitWithTax !== null);
  return {
    hasVariants: variants.length > 1,
    defaultVariantId: defaultVariant.row.id,
    variants: variants.map(({ wire }) => wire),
    availability: toProductAvailability(defaultVariant.row, states, locale),
    prices: defaultVariant.wire.prices,
    pricedIn: product.pricedIn,
    visibility: { saleable: product.saleable && hasPrice, catalog: product.inCatalog },
  };
}

function toNameFields(product: ProductRow, { locale }: View) {
  return {
    id: product.id,
    name: pickTranslation(product.name, locale),
    fullname: pickTranslation(product.fullname, locale),
    slug: pickTranslation(product.slug, locale),
    slugs: withDefaultTranslations(product.slug),
    marketingCode: product.marketingCode,
    catalogCode: product.catalogCode,
    perex: product.perex && pickTranslation(product.perex, locale),
    unit: product.unit,
    brand: product.brand,
  };
}

function toContentFields(product: ProductRow, parameters: ProductParts['parameters'], { locale }: View) {
  const { description, endText, hoverImageKey, documents, video } = product;
  return {
    parameters: toParameters(parameters, locale),
    product_box_hover_image: hoverImageKey === null ? null : { fileKey: hoverImageKey },
    description: description?.[locale] ?? [],
    end_text: endText?.[locale] ?? null,
    documents: documents.map(({ title, url }) => ({ title: pickTranslation(title, locale), url })),
    video: video && { title: pickTranslation(video.title, locale), url: video.url },
  };
}

/** The product in the shape of the API contract. */
export function toProduct(product: ProductRow, parts: ProductParts, view: View): WireProduct {
  const { locale } = view;
  return {
    ...toNameFields(product, view),
    ...toCategoryFields(product, parts.ancestors, view),
    mainImage: toPictureOrNull(product.mainImage, locale),
    images: product.images.map((picture) => toPicture(picture, locale)),
    rating: product.rating,
    ratingCount: product.ratingCount,
    tags: parts.tags,
    gifts: parts.gifts,
    freeShippers: product.freeShipperIds,
    discounts: product.discounts.map(({ isNPlusOne, active, name }) => ({
      isNPlusOne,
      active,
      name: pickTranslation(name, locale),
    })),
    ...toOfferFields(product, parts.variants, view),
    alternatives: [],
    legal: toLegal(product.legal, view),
    content: toContentFields(product, parts.parameters, view),
  };
}
