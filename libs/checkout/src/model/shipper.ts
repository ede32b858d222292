import type { Charge } from './charge';
import type { Logo } from './logo';

/** A way to get the goods. */
export interface Shipper {
  id: string;
  code: string;
  name: string;
  description: string | null;
  logo: Logo | null;
  /** Handed over at a branch instead of brought to an address. */
  isPickUp: boolean;
  price: Charge;
  /** Value of goods, in minor units, from which this shipper costs nothing. */
  freeFromMinor: number | null;
  blockedPaymentIds: readonly string[];
  /** alpha-3 */
  countryCodes: readonly string[];
  requiresAddress: boolean;
  /** `YYYY-MM-DD` */
  nearestDeliveryDate: string | null;
}

/** Whether the shipper delivers to a country. */
export function shipsTo(shipper: Pick<Shipper, 'countryCodes'>, countryCode: string): boolean {
  return shipper.countryCodes.includes(countryCode);
}
