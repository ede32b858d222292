import { isSoldByMetre } from '@vyloha/cart';
import { activeVariant } from '../model/active-variant';
import type { Product, Variant } from '../model/product';
import { productBadges, type TagPlace } from '../model/product-badge';
import type { BoxAction, ProductBox } from '../model/product-box';
import { toShownPrice } from '../model/shown-price';
import type { VariantOffer } from '../model/variant-offer';
import type { Surroundings } from './load-surroundings.server';
import { toVariantOffer } from './to-variant-offer.server';

/** Whether the shown variant is the cheapest of several prices. */
function isPriceFrom({ variants }: Product, { price }: Variant): boolean {
  const amounts = variants.flatMap((variant) => variant.price?.current.withTaxMinor ?? []);
  const shown = price?.current.withTaxMinor;
  return shown !== undefined && shown === Math.min(...amounts) && shown < Math.max(...amounts);
}

/** Goods that are chosen or measured first are bought on their page. */
function actionOf({ variants }: Product, { canBeBought, multiplier }: VariantOffer): BoxAction {
  if (!canBeBought) return 'view';
  if (variants.length > 1) return 'choose';
  return isSoldByMetre(multiplier) ? 'view' : 'add';
}

/** Goods as a tile. */
export function toProductBox(product: Product, surroundings: Surroundings, place: TagPlace): ProductBox {
  const { id, slug, name, rating, ratingCount, pictures, variants, defaultVariantId } = product;
  const variant = activeVariant(variants, defaultVariantId);
  const offer = toVariantOffer(product, variant, surroundings);
  const { variantId, isDefaultVariant, unit, availability, delivery, price } = offer;
  return {
    ...{ id, slug, name, rating, ratingCount, variantId, isDefaultVariant, unit, availability, delivery },
    fileKey: (variant.picture ?? pictures[0])?.fileKey ?? null,
    badges: productBadges(product, variant, { place, freeDeliveryFromMinor: surroundings.freeDeliveryFromMinor }),
    action: actionOf(product, offer),
    price: price && toShownPrice(price, surroundings.displayVat),
    isPriceFrom: isPriceFrom(product, variant),
    isSoldByMetre: isSoldByMetre(offer.multiplier),
  };
}
