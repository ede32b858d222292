/** The checkout's view of a payment method. */
export interface Payment {
  id: string;
  price: { withTaxMinor: number };
  /** Why it cannot be selected now, in words; `null` or left out when it can. */
  unavailable?: string | null;
}
