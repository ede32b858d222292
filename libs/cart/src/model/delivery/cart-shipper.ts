import type { ShipperType } from '@vyloha/contract';
import type { TaxedPrice } from '@vyloha/money';
import type { CartPicture } from '../cart-picture';

/** A delivery method: to a branch, a pick-up point or an address. */
export interface CartShipper {
  id: string;
  code: string;
  name: string;
  description: string | null;
  picture: CartPicture | null;
  type: ShipperType;
  price: TaxedPrice;
  /** Products' value with tax from which it is free; `null` when it never is. */
  freeShippingAtMinor: number | null;
  blockedPaymentIds: readonly string[];
  /** Alpha-3. */
  countryCodes: readonly string[];
  isAddressRequired: boolean;
  /** `YYYY-MM-DD`. */
  nearestDeliveryDate: string | null;
}

/** The shipper that delivers first; branches are not compared. */
export function fastestShipper(shippers: readonly CartShipper[]): CartShipper | null {
  const dated = shippers.filter((shipper) => shipper.type !== 'PERSONAL' && shipper.nearestDeliveryDate !== null);
  return dated.reduce<CartShipper | null>(
    (best, shipper) =>
      best === null || (shipper.nearestDeliveryDate ?? '') < (best.nearestDeliveryDate ?? '') ? shipper : best,
    null,
  );
}

/** The lowest value of products from which one of the shippers delivers to the door for free; `null` when none does. */
export function freeShippingThreshold(shippers: readonly CartShipper[]): number | null {
  const thresholds = shippers.flatMap(({ type, freeShippingAtMinor }) =>
    type === 'DELIVERY' ? (freeShippingAtMinor ?? []) : [],
  );
  return thresholds.length === 0 ? null : Math.min(...thresholds);
}
