import { activeVariant } from '../model/active-variant';
import type { Product, Variant } from '../model/product';
import { productBadges, type TagPlace } from '../model/product-badge';
import type { ProductBox } from '../model/product-box';
import type { Surroundings } from './load-surroundings.server';
import { toVariantOffer } from './to-variant-offer.server';

/** Whether the shown variant is the cheapest of several prices. */
function isPriceFrom({ variants }: Product, { price }: Variant): boolean {
  const amounts = variants.flatMap((variant) => variant.price?.current.withTaxMinor ?? []);
  const shown = price?.current.withTaxMinor;
  return shown !== undefined && shown === Math.min(...amounts) && shown < Math.max(...amounts);
}

/** Goods as a tile. */
export function toProductBox(product: Product, surroundings: Surroundings, place: TagPlace): ProductBox {
  const { id, slug, name, rating, ratingCount, hoverFileKey, variants, defaultVariantId } = product;
  const variant = activeVariant(variants, defaultVariantId);
  return {
    ...{ id, slug, name, rating, ratingCount, hoverFileKey },
    ...toVariantOffer(product, variant, surroundings),
    picture: variant.picture ?? product.pictures[0] ?? null,
    badges: productBadges(product, variant, place),
    hasVariants: variants.length > 1,
    isPriceFrom: isPriceFrom(product, variant),
  };
}
