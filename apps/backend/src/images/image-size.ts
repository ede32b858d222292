/**
 * Allowed widths and heights; others are rounded up to the next one, so that nobody can fill the disk with every
 * possible size. The sizes of product boxes, swatches and thumbnails are included exactly.
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

/** The requested frame in allowed sizes; only a frame with both dimensions can be filled. */
export function toFrame({ width, height, crop, upscale }: ImageRequest): ImageRequest {
  return {
    width: width === null ? null : toStep(width),
    height: height === null ? null : toStep(height),
    crop: crop && width !== null && height !== null,
    upscale,
  };
}
