import type { AppLoadContext } from '@remix-run/node';
import { type CartShipper, shopDay } from '@vyloha/cart';
import { getFastestShipperOrNull } from '@vyloha/cart/server';
import { type ThemeSettings, themeSettings } from '@vyloha/config';
import { getGlobals } from '@vyloha/session/server';
import { getProductsConfigurationOrDefault } from '../../api/get-products-configuration-or-default.server';

/** What an offer depends on besides the goods. */
export interface Surroundings {
  shipper: CartShipper | null;
  /** `YYYY-MM-DD`. */
  today: string;
  /** How much of the stock is told. */
  shownStock: ThemeSettings['stock'];
  /** Whether the shopper wants prices with tax. */
  displayVat: boolean;
  /** Goods of this price with tax and more are marked as carried for nothing; `null`: none are. */
  freeDeliveryFromMinor: number | null;
}

async function loadFreeDeliveryMark({ cms, store }: AppLoadContext): Promise<Surroundings['freeDeliveryFromMinor']> {
  const { marksFreeDeliveryByPrice } = await getProductsConfigurationOrDefault(cms);
  return marksFreeDeliveryByPrice ? (await getGlobals(store)).freeShippingAtMinor : null;
}

export async function loadSurroundings(context: AppLoadContext): Promise<Surroundings> {
  const [shipper, freeDeliveryFromMinor] = await Promise.all([
    getFastestShipperOrNull(context.store),
    loadFreeDeliveryMark(context),
  ]);
  return {
    shipper,
    freeDeliveryFromMinor,
    today: shopDay(new Date()),
    shownStock: themeSettings[context.config.theme].stock,
    displayVat: context.shopper.displayVat,
  };
}
