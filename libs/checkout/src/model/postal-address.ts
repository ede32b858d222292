/** An address on one line per part; the street holds the house number. */
export interface PostalAddress {
  street: string;
  city: string;
  postcode: string;
  /** alpha-3 */
  countryCode: string;
}
