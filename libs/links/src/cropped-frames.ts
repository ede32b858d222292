/**
 * Sizes, in CSS pixels, in which pages ask for cropped pictures, from the smallest. The backend crops to these alone, at
 * the pixel ratios of the themes; a picture in another size comes uncropped and is cropped by the page's styles.
 */
export const croppedFrames = [
  { width: 64, height: 64 },
  { width: 144, height: 96 },
  { width: 300, height: 200 },
  { width: 320, height: 120 },
  { width: 320, height: 480 },
  { width: 400, height: 200 },
  { width: 420, height: 236 },
  { width: 640, height: 320 },
  { width: 660, height: 300 },
  { width: 720, height: 360 },
  { width: 800, height: 440 },
  { width: 1200, height: 240 },
  { width: 1200, height: 600 },
  { width: 1200, height: 630 },
  { width: 1280, height: 420 },
] as const;

/** A size that the backend crops to. */
export type CroppedFrame = (typeof croppedFrames)[number];
