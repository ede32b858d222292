/** A picture of the image server. */
export interface CatalogPicture {
  fileKey: string;
  alt: string;
}
