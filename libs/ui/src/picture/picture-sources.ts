export interface PictureSize {
  /** Width in CSS pixels. */
  width: number;
  /** Height in CSS pixels. */
  height: number;
  /** Cuts the picture to the size instead of fitting it in. */
  crop?: boolean | undefined;
  /** Enlarges pictures smaller than the size. */
  upscale?: boolean | undefined;
}

const thumbnailShare = 8;

/** Addresses of a picture at 1x and 2x and of its thumbnail, one eighth of the size. */
export function pictureSources(address: (size: PictureSize) => string, size: PictureSize) {
  const at = (ratio: number) =>
    address({ ...size, width: Math.round(size.width * ratio), height: Math.round(size.height * ratio) });
  return { src: at(1), srcSet: `${at(1)} 1x, ${at(2)} 2x`, thumbnail: at(1 / thumbnailShare) };
}
