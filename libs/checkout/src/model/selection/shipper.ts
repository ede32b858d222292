import type { ShipperType } from '@vyloha/contract';

/** The checkout's view of a delivery method. */
export interface Shipper {
  id: string;
  type: ShipperType;
  price: { withTaxMinor: number };
  blockedPaymentIds: readonly string[];
  /** Alpha-3. */
  countryCodes: readonly string[];
  isAddressRequired: boolean;
}

/** Handed over at a branch or at a pick-up point, which has to be selected. */
export function isPickUp({ type }: Pick<Shipper, 'type'>): boolean {
  return type !== 'DELIVERY';
}

/** Handed over at a pick-up point of the shipper. */
export function isAtPoint({ type }: Pick<Shipper, 'type'>): boolean {
  return type === 'PICKUP_POINT';
}
