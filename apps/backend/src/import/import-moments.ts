/** Moments that an import gives to what it writes. */
export interface ImportMoments {
  /** When changed prices begin to hold. */
  now: Date;
  /** When the amounts of documents that do not say so were counted. */
  asOf: Date;
}
