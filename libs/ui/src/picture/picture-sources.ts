import type { ThemeSettings } from '@vyloha/config';

export interface PictureSize {
  /** Width in CSS pixels. */
  width: number;
  /** Height in CSS pixels. */
  height: number;
  /** Crops the picture to the size instead of fitting it. */
  crop?: boolean | undefined;
  /** Enlarges pictures smaller than the size. */
  upscale?: boolean | undefined;
}

type PictureScaling = Pick<ThemeSettings, 'pixelRatios' | 'lazyThumbnailDivisor'>;

/** URLs of a picture at each pixel ratio, and of its thumbnail, one eighth of the size. */
export function pictureSources(
  toUrl: (size: PictureSize) => string,
  size: PictureSize,
  { pixelRatios, lazyThumbnailDivisor }: PictureScaling,
) {
  const urlAtRatio = (ratio: number) =>
    toUrl({ ...size, width: Math.round(size.width * ratio), height: Math.round(size.height * ratio) });
  return {
    src: urlAtRatio(1),
    srcSet: pixelRatios.map((ratio) => `${urlAtRatio(ratio)} ${ratio}x`).join(', '),
    thumbnail: urlAtRatio(1 / lazyThumbnailDivisor),
  };
}
