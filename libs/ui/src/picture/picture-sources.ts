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

/** Both of the page's on a phone, without which a common one would fetch a picture twice as wide as it shows. */
const phoneGutters = '2rem';

type PictureScaling = Pick<ThemeSettings, 'pixelRatios' | 'phonePictureWidths' | 'lazyThumbnailDivisor'>;

/**
 * URLs of a picture at each pixel ratio, and of its thumbnail, one eighth of the size. A picture as wide as a phone
 * shrinks with the window, so that its candidates are told apart by their widths and phones are offered smaller ones.
 */
export function pictureSources(
  toUrl: (size: PictureSize) => string,
  size: PictureSize,
  { pixelRatios, phonePictureWidths, lazyThumbnailDivisor }: PictureScaling,
) {
  const urlAtRatio = (ratio: number) =>
    toUrl({ ...size, width: Math.round(size.width * ratio), height: Math.round(size.height * ratio) });
  const fullWidths = pixelRatios.map((ratio) => Math.round(size.width * ratio));
  const narrowWidths = phonePictureWidths.filter((width) => !fullWidths.some((full) => isSimilar(width, full)));
  const fixed = {
    src: urlAtRatio(1),
    // Without a candidate of 1x, `src` is it.
    srcSet: pixelRatios.flatMap((ratio) => (ratio === 1 ? [] : [`${urlAtRatio(ratio)} ${ratio}x`])).join(', '),
    thumbnail: urlAtRatio(1 / lazyThumbnailDivisor),
  };
  if (size.width < Math.min(...phonePictureWidths)) return fixed;
  const widths = [...narrowWidths, ...fullWidths].sort((one, other) => one - other);
  return {
    ...fixed,
    srcSet: widths.map((width) => `${urlAtRatio(width / size.width)} ${width}w`).join(', '),
    sizes: `(max-width: ${size.width}px) calc(100vw - ${phoneGutters}), ${size.width}px`,
  };
}

/** Whether loading the one instead of the other would hardly save anything. */
function isSimilar(width: number, full: number): boolean {
  return Math.abs(width - full) < full / 10;
}
