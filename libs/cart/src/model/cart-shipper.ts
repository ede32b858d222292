import type { CartPicture } from './cart-picture';
import type { TaxedPrice } from './taxed-price';

/** A way of delivery; `PERSONAL` is pick-up at a branch, `DELIVERY` needs an address. */
export interface CartShipper {
  id: string;
  code: string;
  name: string;
  description: string | null;
  picture: CartPicture | null;
  type: 'PERSONAL' | 'DELIVERY';
  price: TaxedPrice;
  /** Value of goods with tax from which it costs nothing; `null` when it always costs. */
  freeShippingAtMinor: number | null;
  blockedPaymentIds: readonly string[];
  /** Alpha-3. */
  countryCodes: readonly string[];
  isAddressRequired: boolean;
  /** `YYYY-MM-DD`. */
  nearestDeliveryDate: string | null;
}

/** The delivery to an address that comes first; pick-up is not compared. */
export function fastestShipper(shippers: readonly CartShipper[]): CartShipper | null {
  const dated = shippers.filter((shipper) => shipper.type !== 'PERSONAL' && shipper.nearestDeliveryDate !== null);
  return dated.reduce<CartShipper | null>(
    (best, shipper) =>
      best === null || (shipper.nearestDeliveryDate ?? '') < (best.nearestDeliveryDate ?? '') ? shipper : best,
    null,
  );
}
