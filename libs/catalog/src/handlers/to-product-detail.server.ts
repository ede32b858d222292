import type { ParameterDefinitions } from '../model/parameter-definition';
import { parametersOf } from '../model/parameters-of';
import type { Product, Variant } from '../model/product';
import { productBadges } from '../model/product-badge';
import type { ProductDetail } from '../model/product-detail';
import { shownParameters } from '../model/shown-parameters';
import { type AxesInput, variantAxes } from '../model/variant-axes';
import type { Surroundings } from './load-surroundings.server';
import { toVariantOffer } from './to-variant-offer.server';

interface DetailInput {
  product: Product;
  /** The one that is shown. */
  variant: Variant;
  definitions: ParameterDefinitions;
  surroundings: Surroundings;
  locale: AxesInput['locale'];
}

/** The variant's own picture leads the gallery. */
function picturesOf({ pictures }: Product, { picture }: Variant): ProductDetail['pictures'] {
  return picture === null ? pictures : [picture, ...pictures.filter(({ fileKey }) => fileKey !== picture.fileKey)];
}

/** Goods as their own page. */
export function toProductDetail({ product, variant, definitions, surroundings, locale }: DetailInput): ProductDetail {
  const { id, slug, name, fullname, perex, brand, breadcrumbs, rating, ratingCount, gifts, variants } = product;
  return {
    ...{ id, slug, name, fullname, perex, brand, breadcrumbs, rating, ratingCount },
    ...toVariantOffer(product, variant, surroundings),
    code: variant.code === '' ? product.code : variant.code,
    ean: variant.ean,
    pictures: picturesOf(product, variant),
    badges: productBadges(product, variant, 'catalog'),
    defaultVariantId: product.defaultVariantId,
    variantName: variants.length > 1 ? variant.name : null,
    axes: variantAxes({ product, active: variant, definitions, locale }),
    gifts: gifts.filter(({ isAvailable }) => isAvailable),
    storageDates: variant.storageDates,
    parameters: shownParameters(parametersOf(product, variant), definitions, locale),
  };
}
