import { isSoldByMetre } from '@vyloha/cart';
import { activeVariant } from '../../model/variants/active-variant';
import { mostBoxRows } from '../../model/variants/box-variants';
import type { Product, Variant } from '../../model/product/product';
import { productBadges, type TagPlace } from '../../model/product/product-badge';
import type { BoxAction, BoxVariants, ProductBox } from '../../model/product/product-box';
import { toShownPrice } from '../../model/prices/shown-price';
import { differingParameters } from '../../model/variants/variant-axes';
import type { VariantOffer } from '../../model/variants/variant-offer';
import type { Surroundings } from '../product/load-surroundings.server';
import { toVariantOffer } from '../product/to-variant-offer.server';

/** Whether the shown variant is the cheapest of several prices. */
function isPriceFrom({ variants }: Product, { price }: Variant): boolean {
  const amounts = variants.flatMap((variant) => variant.price?.current.withTaxMinor ?? []);
  const shown = price?.current.withTaxMinor;
  return shown !== undefined && shown === Math.min(...amounts) && shown < Math.max(...amounts);
}

/** Goods that are chosen or measured first are bought on their page. */
function actionOf({ canBeBought, multiplier }: VariantOffer, mustChoose: boolean): BoxAction {
  if (!canBeBought) return 'view';
  if (mustChoose) return 'choose';
  return isSoldByMetre(multiplier) ? 'view' : 'add';
}

function variantsOf({ variants }: Product): BoxVariants | null {
  if (variants.length < 2) return null;
  const rows = Math.max(1, differingParameters(variants).length);
  return { count: variants.length, rows: Math.min(rows, mostBoxRows) };
}

/**
 * Goods as a tile.
 * @param chosenId the variant that the shopper chose; without one there is still something to choose
 */
export function toProductBox(
  product: Product,
  surroundings: Surroundings,
  place: TagPlace,
  chosenId: string | null = null,
): ProductBox {
  const { id, slug, name, rating, ratingCount, pictures, variants, defaultVariantId } = product;
  const variant = activeVariant(variants, defaultVariantId, chosenId);
  const offer = toVariantOffer(product, variant, surroundings);
  const { variantId, isDefaultVariant, unit, availability, delivery, price } = offer;
  return {
    ...{ id, slug, name, rating, ratingCount, variantId, isDefaultVariant, unit, availability, delivery },
    fileKey: (variant.picture ?? pictures[0])?.fileKey ?? null,
    hoverFileKey: chosenId === null ? product.hoverFileKey : null,
    badges: productBadges(product, variant, { place, freeDeliveryFromMinor: surroundings.freeDeliveryFromMinor }),
    action: actionOf(offer, variants.length > 1 && chosenId === null),
    variants: variantsOf(product),
    price: price && toShownPrice(price, surroundings.displayVat),
    isPriceFrom: chosenId === null && isPriceFrom(product, variant),
    isSoldByMetre: isSoldByMetre(offer.multiplier),
  };
}
