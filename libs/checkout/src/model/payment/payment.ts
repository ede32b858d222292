/** The checkout's view of a payment method. */
export interface Payment {
  id: string;
  price: { withTaxMinor: number };
  /** What an order comes to is rounded to a multiple of this; `null` where it is paid exactly. */
  cashRoundingMinor: number | null;
  /** Why it cannot be selected now, in words; `null` or left out when it can. */
  unavailable?: string | null;
}
