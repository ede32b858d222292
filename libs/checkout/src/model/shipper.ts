/** What the checkout needs to know of a way to get the goods. */
export interface Shipper {
  id: string;
  /** `PERSONAL` is handed over at a branch. */
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
