import type { AppLoadContext } from '@remix-run/node';
import { type CartShipper, fastestShipper, freeShippingThreshold, shopDay } from '@vyloha/cart';
import { loadDeliveringShippers } from '@vyloha/cart/server';
import { type ThemeSettings, themeSettings } from '@vyloha/config';
import { getProductsConfigurationOrDefault } from '../../api/products.server';

/** What an offer depends on besides the product. */
export interface OfferContext {
  /** The fastest one that comes to the shopper's door, in their country. */
  shipper: CartShipper | null;
  /** All that serve the shopper's country, in the order of the checkout. */
  shippers: readonly CartShipper[];
  /** Those that deliver to the shopper's country. */
  deliveringIds: ReadonlySet<string>;
  energyTitle?: string | undefined;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Up to which limit stock is displayed exactly. */
  stockSettings: ThemeSettings['stock'];
  /** Whether boxes show the code. */
  hasBoxCode: boolean;
  /** Whether boxes have a field for the quantity. */
  hasBoxQuantity: boolean;
  /** Whether pages are measured: only then do they carry what measuring knows of a product. */
  isMeasured: boolean;
  /** Whether the shopper prefers prices with tax. */
  displayVat: boolean;
  /** Products' value with tax from which delivery to the shopper's country is free; `null` when it never is. */
  freeShippingAtMinor: number | null;
  /** Products from this price with tax are marked with free delivery; `null`: none are. */
  freeDeliveryFromMinor: number | null;
}

export async function loadOfferContext(context: AppLoadContext): Promise<OfferContext> {
  const [shippers, { hasFreeDeliveryTag }] = await Promise.all([
    loadDeliveringShippers(context),
    getProductsConfigurationOrDefault(context.cms),
  ]);
  const freeShippingAtMinor = freeShippingThreshold(shippers);
  const toTheDoor = shippers.filter(({ type }) => type === 'DELIVERY');
  const theme = themeSettings[context.config.theme];
  return {
    shipper: fastestShipper(toTheDoor),
    shippers,
    deliveringIds: new Set(shippers.filter(({ type }) => type !== 'PERSONAL').map(({ id }) => id)),
    freeShippingAtMinor,
    freeDeliveryFromMinor: hasFreeDeliveryTag ? freeShippingAtMinor : null,
    energyTitle: context.t('catalog:legal.energyShort'),
    today: shopDay(new Date()),
    stockSettings: theme.stock,
    hasBoxCode: theme.hasBoxCode,
    hasBoxQuantity: theme.hasBoxQuantity,
    isMeasured: context.config.services.tagManagerId !== null,
    displayVat: context.shopper.displayVat,
  };
}
