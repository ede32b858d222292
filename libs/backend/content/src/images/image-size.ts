import { themeSettings } from '@vyloha/config';
import { croppedFrames } from '@vyloha/links';

/**
 * Allowed widths and heights; others are rounded up to the next one, so that nobody can fill the disk with every
 * possible size. The widths of product boxes, swatches and thumbnails are included exactly.
 */
const steps: readonly number[] = [
  16, 24, 32, 48, 64, 80, 96, 128, 160, 192, 222, 255, 260, 270, 288, 320, 360, 400, 444, 480, 510, 520, 540, 576, 640,
  720, 768, 800, 960, 1024, 1200, 1280, 1440, 1600, 1920, 2400,
];

export const maxSide = 2400;

export function toStep(pixels: number): number {
  return steps.find((step) => step >= pixels) ?? maxSide;
}

export interface ImageRequest {
  width: number | null;
  height: number | null;
  /** Fill the whole frame and crop, instead of fitting inside. */
  crop: boolean;
  /** Enlarge a picture that is smaller than the frame. */
  upscale: boolean;
}

export interface Size {
  width: number;
  height: number;
}

/** The frames that pages crop to: at each pixel ratio, as the thumbnail and, of wide ones, as wide as a phone. */
export const croppedSizes: readonly Size[] = Object.values(themeSettings).flatMap((theme) =>
  croppedFrames.flatMap(({ width, height }) => {
    const isWide = width >= Math.min(...theme.phonePictureWidths);
    const phoneRatios = isWide ? theme.phonePictureWidths.map((phone) => phone / width) : [];
    return [...theme.pixelRatios, 1 / theme.lazyThumbnailDivisor, ...phoneRatios].map((ratio) => ({
      width: Math.round(width * ratio),
      height: Math.round(height * ratio),
    }));
  }),
);

const isCroppedSize = (size: Size) =>
  croppedSizes.some(({ width, height }) => width === size.width && height === size.height);

/** A picture as it is stored. */
export interface Original extends Size {
  /** A drawing is sharp in every size. */
  isVector: boolean;
}

/**
 * The frame in which a request is rendered, the same for all requests that show the same, so that a picture has few
 * variants whatever is asked. It is cropped only to the sizes of pages; in every other frame the picture is whole and its
 * width, rounded up, decides: one that fits inside what was requested or, where a crop was, one that covers it.
 */
export function toFrame({ width, height, crop, upscale }: ImageRequest, original: Original): ImageRequest {
  const enlarges = (size: Size) =>
    upscale && !original.isVector && (size.width > original.width || size.height > original.height);
  if (crop && width !== null && height !== null && isCroppedSize({ width, height })) {
    return { width, height, crop: true, upscale: enlarges({ width, height }) };
  }
  const ratio = original.width / original.height;
  const widths = [...(width === null ? [] : [width]), ...(height === null ? [] : [Math.round(height * ratio)])];
  if (widths.length === 0) return { width: null, height: null, crop: false, upscale: false };
  const step = toStep(crop ? Math.max(...widths) : Math.min(...widths));
  return { width: step, height: null, crop: false, upscale: enlarges({ width: step, height: 0 }) };
}
