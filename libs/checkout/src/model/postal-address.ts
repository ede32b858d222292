/** An address on one line per part; the street holds the house number. */
export interface PostalAddress {
  street: string;
  city: string;
  postcode: string;
  /** alpha-3 */
  countryCode: string;
}

/** Whether both lead to the same door. */
export function isSameAddress(a: PostalAddress, b: PostalAddress): boolean {
  return a.street === b.street && a.postcode === b.postcode && a.city === b.city;
}
