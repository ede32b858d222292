import { isSoldByMetre } from '@vyloha/cart';
import { activeVariant } from '../../model/variants/active-variant';
import { maxBoxRows } from '../../model/variants/box-variants';
import type { Product, Variant } from '../../model/product/product';
import { productBadges, type TagPlace } from '../../model/product/product-badge';
import type { BoxAction, BoxVariants, ProductBox } from '../../model/product/product-box';
import { toMeasured } from '../../model/product/to-measured';
import { toDisplayPrice } from '../../model/prices/display-price';
import { differingParameters } from '../../model/variants/variant-axes';
import type { VariantOffer } from '../../model/variants/variant-offer';
import type { OfferContext } from '../product/load-offer-context.server';
import { toVariantOffer } from '../product/to-variant-offer.server';

/** Whether the displayed variant is the cheapest of several prices. */
function isPriceFrom({ variants }: Product, { price }: Variant): boolean {
  const amounts = variants.flatMap((variant) => variant.price?.current.withTaxMinor ?? []);
  const amount = price?.current.withTaxMinor;
  return amount !== undefined && amount === Math.min(...amounts) && amount < Math.max(...amounts);
}

/**
 * Products with variants are bought on their page, those sold by the metre too where boxes have no field for the
 * quantity; alternatives are known where they were loaded.
 */
function toBoxAction(
  { alternativeIds }: Product,
  { canBeBought, multiplier }: VariantOffer,
  { mustChoose, hasBoxQuantity }: { mustChoose: boolean; hasBoxQuantity: boolean },
): BoxAction {
  if (!canBeBought) return alternativeIds.length > 0 ? 'alternatives' : 'view';
  if (mustChoose) return 'choose';
  return isSoldByMetre(multiplier) && !hasBoxQuantity ? 'view' : 'add';
}

function toBoxVariants({ variants }: Product): BoxVariants | null {
  if (variants.length < 2) return null;
  const rows = Math.max(1, differingParameters(variants).length);
  return { count: variants.length, rows: Math.min(rows, maxBoxRows) };
}

/** Which variant of a product a box shows. */
export interface BoxChoice {
  /** The one that the shopper selected; without one the variants can still be selected. */
  selectedId?: string | null | undefined;
  /** The one that a listing found. */
  listedId?: string | undefined;
}

/** The variant that a box shows; a listing knows which one its filters and its order are about. */
export function displayedVariant(
  { variants, defaultVariantId }: Product,
  { selectedId = null, listedId }: BoxChoice,
): Variant {
  const listed = selectedId === null ? variants.find(({ id }) => id === listedId) : undefined;
  return listed ?? activeVariant(variants, defaultVariantId, selectedId);
}

/** Converts a product to a box. */
export function toProductBox(
  product: Product,
  offerContext: OfferContext,
  place: TagPlace,
  choice: BoxChoice = {},
): ProductBox {
  const { id, slug, name, rating, ratingCount, pictures, variants } = product;
  const variant = displayedVariant(product, choice);
  const isSelected = typeof choice.selectedId === 'string';
  const offer = toVariantOffer(product, variant, offerContext);
  const { variantId, isDefaultVariant, unit, availability, delivery, price } = offer;
  const { hasBoxQuantity } = offerContext;
  const action = toBoxAction(product, offer, { mustChoose: variants.length > 1 && !isSelected, hasBoxQuantity });
  return {
    id,
    slug,
    name,
    rating,
    ratingCount,
    variantId,
    isDefaultVariant,
    unit,
    availability,
    delivery,
    ...(offerContext.hasBoxCode && { code: variant.code }),
    fileKey: (variant.picture ?? pictures[0])?.fileKey ?? null,
    // The picture on hover is of the product as it is by default.
    hoverFileKey: isDefaultVariant && !isSelected ? product.hoverFileKey : null,
    badges: productBadges(product, variant, { place, ...offerContext }),
    action,
    ...(action === 'add' && hasBoxQuantity && { quantity: { multiplier: offer.multiplier, limits: offer.limits } }),
    variants: toBoxVariants(product),
    price: price && toDisplayPrice(price, offerContext.displayVat),
    isPriceFrom: !isSelected && isPriceFrom(product, variant),
    isSoldByMetre: isSoldByMetre(offer.multiplier),
    ...(offerContext.isMeasured && { measured: toMeasured(product, variant) }),
  };
}
