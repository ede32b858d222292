import type { ThemeSettings } from '@vyloha/config';

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

type Shrinking = Pick<ThemeSettings, 'pixelRatios' | 'lazyThumbnailDivisor'>;

/** Addresses of a picture at each pixel ratio, and of its thumbnail, one eighth of the size. */
export function pictureSources(
  address: (size: PictureSize) => string,
  size: PictureSize,
  { pixelRatios, lazyThumbnailDivisor }: Shrinking,
) {
  const at = (ratio: number) =>
    address({ ...size, width: Math.round(size.width * ratio), height: Math.round(size.height * ratio) });
  return {
    src: at(1),
    srcSet: pixelRatios.map((ratio) => `${at(ratio)} ${ratio}x`).join(', '),
    thumbnail: at(1 / lazyThumbnailDivisor),
  };
}
