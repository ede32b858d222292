/** The checkout's view of a delivery method. */
export interface Shipper {
  id: string;
  /** `PERSONAL` is pick-up at a branch. */
  type: 'PERSONAL' | 'DELIVERY';
  price: { withTaxMinor: number };
  blockedPaymentIds: readonly string[];
  /** Alpha-3. */
  countryCodes: readonly string[];
  isAddressRequired: boolean;
}

export function isPickUp(shipper: Pick<Shipper, 'type'>): boolean {
  return shipper.type === 'PERSONAL';
}
