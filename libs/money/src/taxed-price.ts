/** An amount with and without tax, in minor units. */
export interface TaxedPrice {
  withTaxMinor: number;
  withoutTaxMinor: number;
}
