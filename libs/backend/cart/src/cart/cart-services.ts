import type { RequestContext } from '@vyloha/backend-kernel';
import {
  type PricedPayment,
  type PricedShipper,
  connectedServices,
  loadPayments,
  loadShopData,
  shippingPrice,
} from '@vyloha/backend-shop';
import type { PricedCart } from './price-cart';

/** Shipping price for this cart: zero above the shipper's limit, with a product it ships for free, or by a coupon. */
export function shipperPriceFor(
  shipper: PricedShipper,
  { lines, productsMinor, hasFreeShipping }: Pick<PricedCart, 'lines' | 'productsMinor' | 'hasFreeShipping'>,
): number {
  const freeShipperIds = lines.flatMap(({ lineProduct }) => lineProduct?.product.freeShipperIds ?? []);
  return hasFreeShipping ? 0 : shippingPrice(shipper, productsMinor, freeShipperIds);
}

export async function findShipper(
  { db, currency }: Pick<RequestContext, 'db' | 'currency'>,
  id: string,
): Promise<PricedShipper | null> {
  return (await loadShopData(db)).shippersIn(currency).find((shipper) => shipper.id === id) ?? null;
}

export async function findPayment(
  ctx: Pick<RequestContext, 'db' | 'currency' | 'services'>,
  id: string,
): Promise<PricedPayment | null> {
  return (
    (await loadPayments({ ...ctx, connected: connectedServices.of(ctx) })).find((payment) => payment.id === id) ?? null
  );
}
