import { toDisplayStock, toQuantity } from '@vyloha/cart';
import type { ParameterDefinitions } from '../../model/parameters/parameter-definition';
import { parametersOf } from '../../model/parameters/parameters-of';
import type { Product, Variant } from '../../model/product/product';
import { picturesOf } from '../../model/product/pictures-of';
import { parseVideoUrl } from '../../model/category/embedded-video';
import { deliveryOptions } from '../../model/product/delivery-options';
import { deliveryTerms } from '../../model/product/delivery-terms';
import { productBadges } from '../../model/product/product-badge';
import { toMeasured } from '../../model/product/to-measured';
import type { ProductDetail } from '../../model/product/product-detail';
import { toParameterViews } from '../../model/parameters/parameter-views';
import { withOptionPrices } from '../../model/variants/option-prices';
import { type AxesInput, variantAxes } from '../../model/variants/variant-axes';
import type { OfferContext } from './load-offer-context.server';
import { toVariantOffer } from './to-variant-offer.server';

interface DetailInput {
  product: Product;
  /** The displayed one. */
  variant: Variant;
  definitions: ParameterDefinitions;
  offerContext: OfferContext;
  locale: AxesInput['locale'];
}

function toVideo({ video }: Product): ProductDetail['video'] {
  const addresses = parseVideoUrl(video?.url ?? '');
  return video && addresses && { title: video.title, ...addresses };
}

/** @param maxVisible maximum stock that is displayed exactly */
function stockByWarehouse(
  { warehouses }: Variant,
  multiplier: number,
  maxVisible: number,
): ProductDetail['stockByWarehouse'] {
  return Object.fromEntries(
    warehouses.map(({ warehouseId, pieces }) => [
      warehouseId,
      toDisplayStock(toQuantity(pieces, multiplier), maxVisible),
    ]),
  );
}

/** Converts a product for its page. */
export function toProductDetail(input: DetailInput): ProductDetail {
  const { product, variant, definitions, offerContext, locale } = input;
  const { id, slug, name, fullname, perex, brand, breadcrumbs, rating, ratingCount, gifts, variants } = product;
  const offer = toVariantOffer(product, variant, offerContext);
  const badges = productBadges(product, variant, { place: 'catalog', ...offerContext, energyTitle: undefined });
  const priceOf = (variantId: string) => {
    const found = variants.find((some) => some.id === variantId);
    return found === undefined ? null : (toVariantOffer(product, found, offerContext).price?.current ?? null);
  };
  return {
    id,
    slug,
    name,
    fullname,
    perex,
    brand,
    breadcrumbs,
    rating,
    ratingCount,
    ...offer,
    code: variant.code === '' ? product.code : variant.code,
    ean: variant.ean,
    pictures: picturesOf(product, variant),
    badges,
    deliveryTerms: deliveryTerms({
      variant,
      canBeBought: offer.canBeBought,
      freeShippingAtMinor: offerContext.freeShippingAtMinor,
      hasFreeShippingBadge: badges.some(({ kind }) => kind === 'freeShipping'),
    }),
    deliveryOptions: deliveryOptions({ product, variant, canBeBought: offer.canBeBought, ...offerContext }),
    canBeWatched: product.isSaleable && variant.price !== null && !variant.stock.isAvailable,
    defaultVariantId: product.defaultVariantId,
    ...(offerContext.isMeasured && { measured: toMeasured(product, variant) }),
    variantName: variants.length > 1 ? variant.name : null,
    axes: withOptionPrices(variantAxes({ product, active: variant, definitions, locale }), priceOf),
    gifts: gifts.filter(({ isAvailable }) => isAvailable),
    storageDates: variant.storageDates,
    stockByWarehouse: stockByWarehouse(variant, offer.multiplier, offerContext.stockSettings.maxVisible),
    parameters: toParameterViews(parametersOf(product, variant), definitions, locale),
    legal: product.legal,
    documents: product.documents,
    video: toVideo(product),
  };
}
