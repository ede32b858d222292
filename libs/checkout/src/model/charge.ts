/** What a service costs, in minor units. */
export interface Charge {
  withTaxMinor: number;
  withoutTaxMinor: number;
}
