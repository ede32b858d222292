import type { AppLoadContext } from '@remix-run/node';
import { type CartShipper, shopDay } from '@vyloha/cart';
import { getFastestShipperOrNull } from '@vyloha/cart/server';
import { type ThemeSettings, themeSettings } from '@vyloha/config';
import { getGlobals } from '@vyloha/session/server';
import { getProductsConfigurationOrDefault } from '../../api/get-products-configuration-or-default.server';

/** What an offer depends on besides the product. */
export interface OfferContext {
  shipper: CartShipper | null;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Up to which limit stock is displayed exactly. */
  stockSettings: ThemeSettings['stock'];
  /** Whether the shopper prefers prices with tax. */
  displayVat: boolean;
  /** Products from this price with tax are marked with free delivery; `null`: none are. */
  freeDeliveryFromMinor: number | null;
}

async function loadFreeDeliveryThreshold({
  cms,
  store,
}: AppLoadContext): Promise<OfferContext['freeDeliveryFromMinor']> {
  const { hasFreeDeliveryTag } = await getProductsConfigurationOrDefault(cms);
  return hasFreeDeliveryTag ? (await getGlobals(store)).freeShippingAtMinor : null;
}

export async function loadOfferContext(context: AppLoadContext): Promise<OfferContext> {
  const [shipper, freeDeliveryFromMinor] = await Promise.all([
    getFastestShipperOrNull(context.store),
    loadFreeDeliveryThreshold(context),
  ]);
  return {
    shipper,
    freeDeliveryFromMinor,
    today: shopDay(new Date()),
    stockSettings: themeSettings[context.config.theme].stock,
    displayVat: context.shopper.displayVat,
  };
}
