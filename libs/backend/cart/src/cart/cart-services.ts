import type { RequestContext } from '@vyloha/backend-kernel';
import {
  type PricedPayment,
  type PricedShipper,
  chargedPrice,
  connectedServices,
  loadPayments,
  loadShopData,
  shippingPrice,
} from '@vyloha/backend-shop';
import type { PricedCart } from './price-cart';

/** Shipping price for this cart: zero above the shipper's limit, with a product it ships for free, or by a coupon. */
export function shipperPriceFor(
  shipper: PricedShipper,
  cart: Pick<PricedCart, 'lines' | 'productsMinor' | 'hasFreeShipping' | 'services'>,
): number {
  const { lines, productsMinor, hasFreeShipping, services } = cart;
  const freeShipperIds = lines.flatMap(({ lineProduct }) => lineProduct?.product.freeShipperIds ?? []);
  return hasFreeShipping ? 0 : chargedPrice(shippingPrice(shipper, productsMinor, freeShipperIds), services);
}

export async function findShipper(
  { db, currency }: Pick<RequestContext, 'db' | 'currency'>,
  id: string,
): Promise<PricedShipper | null> {
  return (await loadShopData(db)).shippersIn(currency).find((shipper) => shipper.id === id) ?? null;
}

/** With its price for this cart. */
export async function findPayment(
  ctx: Pick<RequestContext, 'db' | 'currency' | 'services'>,
  id: string,
  { services }: Pick<PricedCart, 'services'>,
): Promise<PricedPayment | null> {
  const payments = await loadPayments({ ...ctx, connected: connectedServices.of(ctx) });
  const found = payments.find((payment) => payment.id === id);
  return found === undefined ? null : { ...found, priceMinor: chargedPrice(found.priceMinor, services) };
}
