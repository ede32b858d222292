import type { AppLoadContext } from '@remix-run/node';
import { type CartShipper, fastestShipper, shopDay } from '@vyloha/cart';
import { listShippersOrNone } from '@vyloha/cart/server';
import { type ThemeSettings, themeSettings } from '@vyloha/config';
import { getGlobals } from '@vyloha/session/server';
import { getProductsConfigurationOrDefault } from '../../api/get-products-configuration-or-default.server';

/** What an offer depends on besides the product. */
export interface OfferContext {
  /** The fastest one that comes to the shopper's door. */
  shipper: CartShipper | null;
  /** Those that deliver in the currency of the shopper. */
  deliveringIds: ReadonlySet<string>;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Up to which limit stock is displayed exactly. */
  stockSettings: ThemeSettings['stock'];
  /** Whether boxes show the code. */
  hasBoxCode: boolean;
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
  const [shippers, freeDeliveryFromMinor] = await Promise.all([
    listShippersOrNone(context.store),
    loadFreeDeliveryThreshold(context),
  ]);
  const toTheDoor = shippers.filter(({ type }) => type === 'DELIVERY');
  const theme = themeSettings[context.config.theme];
  return {
    shipper: fastestShipper(toTheDoor),
    deliveringIds: new Set(shippers.filter(({ type }) => type !== 'PERSONAL').map(({ id }) => id)),
    freeDeliveryFromMinor,
    today: shopDay(new Date()),
    stockSettings: theme.stock,
    hasBoxCode: theme.hasBoxCode,
    displayVat: context.shopper.displayVat,
  };
}
