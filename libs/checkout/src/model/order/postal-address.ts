/** A postal address; the street includes the house number. */
export interface PostalAddress {
  street: string;
  city: string;
  postcode: string;
  /** alpha-3 */
  countryCode: string;
}
