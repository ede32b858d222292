/** A picture of the image server. */
export interface CartPicture {
  fileKey: string;
  alt: string;
}
