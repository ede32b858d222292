import type { RequestContext } from '../server/request-context';
import { loadPayments, type PricedPayment } from '../shop/payments';
import { loadShippers, type PricedShipper } from '../shop/shippers';
import type { CartLine } from './cart-line';
import { cartTotals } from './cart-totals';

/** What a shopper with these goods pays for the shipper: nothing above its limit or with goods it carries for free. */
export function shipperPriceFor(shipper: PricedShipper, lines: readonly CartLine[]): number {
  const isCarriedFree = lines.some(({ goods }) => goods?.product.product.freeShipperIds.includes(shipper.id));
  const isAboveLimit = shipper.freeFromMinor !== null && cartTotals(lines).itemsMinor >= shipper.freeFromMinor;
  return isCarriedFree || isAboveLimit ? 0 : shipper.priceMinor;
}

export async function findShipper(
  { db, currency }: Pick<RequestContext, 'db' | 'currency'>,
  id: string,
): Promise<PricedShipper | null> {
  return (await loadShippers(db, currency)).find((shipper) => shipper.id === id) ?? null;
}

export async function findPayment(
  { db, currency }: Pick<RequestContext, 'db' | 'currency'>,
  id: string,
): Promise<PricedPayment | null> {
  return (await loadPayments(db, currency)).find((payment) => payment.id === id) ?? null;
}
