import type { AppLoadContext } from '@remix-run/node';
import { isFeatureVisible, themeSettings } from '@vyloha/config';
import { canBeBought, type Product } from '../../model/product/product';
import type { NamedOffer } from '../../model/variants/variant-offer';
import type { OfferContext } from './load-offer-context.server';
import { toVariantOffer } from './to-variant-offer.server';

/** Variants that a business user may order at once: the saleable ones, where there is more than one. */
export function toVariantBatch(
  { config, shopper }: Pick<AppLoadContext, 'config' | 'shopper'>,
  product: Product,
  offerContext: OfferContext,
): readonly NamedOffer[] {
  const settings = { features: config.features, themeSettings: themeSettings[config.theme] };
  const isOffered = isFeatureVisible(settings, 'batchQuantity') && shopper.isBusiness;
  const buyable = product.variants.filter((variant) => canBeBought(product, variant));
  if (!isOffered || buyable.length < 2) return [];
  return buyable.map((variant) => ({ name: variant.name, ...toVariantOffer(product, variant, offerContext) }));
}
