/** The mark of a carrier or a way to pay. */
export interface Logo {
  fileKey: string;
  alt: string;
}
