/** The checkout's view of a payment method. */
export interface Payment {
  id: string;
  price: { withTaxMinor: number };
}
