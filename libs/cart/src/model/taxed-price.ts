/** An amount of money with and without tax, in minor units of the cart's currency. */
export interface TaxedPrice {
  withTaxMinor: number;
  withoutTaxMinor: number;
}
