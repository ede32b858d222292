export const paymentTypes = ['CASH_ON_DELIVERY', 'BANK_TRANSFER', 'ONLINE'] as const;

export type PaymentType = (typeof paymentTypes)[number];

/** The checkout's view of a payment method. */
export interface Payment {
  id: string;
  price: { withTaxMinor: number };
}
