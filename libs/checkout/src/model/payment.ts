export const paymentTypes = ['CASH_ON_DELIVERY', 'BANK_TRANSFER', 'ONLINE'] as const;

export type PaymentType = (typeof paymentTypes)[number];

/** What the checkout needs to know of a way to pay. */
export interface Payment {
  id: string;
  price: { withTaxMinor: number };
}
