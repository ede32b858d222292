import type { CroppedFrame } from './cropped-frames';
import { encodePath } from './encode-path';
import { withQuery } from './with-query';

/** Size of a picture in pixels; an omitted dimension follows from the original's aspect ratio. */
export interface ImageSize {
  width?: number | undefined;
  height?: number | undefined;
  crop?: boolean | undefined;
  upscale?: boolean | undefined;
}

/** Query of a picture, in a fixed order so that equal pictures have equal URLs. */
function imageQuery({ width, height, crop, upscale }: ImageSize) {
  return {
    width: width === undefined ? null : Math.round(width),
    height: height === undefined ? null : Math.round(height),
    crop: crop === true ? true : null,
    upscale: upscale === true ? true : null,
  };
}

/** URL of a picture on the storefront's own origin. */
export function imagePath(fileKey: string, size: ImageSize = {}): string {
  return withQuery(`/img/${encodePath(fileKey)}`, imageQuery(size));
}

/** Size that social networks recommend for the picture of a shared link. */
const sharedPictureSize = { width: 1200, height: 630 } satisfies CroppedFrame;

/** URL of the picture that is shown where a page is shared. */
export const sharedPicturePath = (fileKey: string) => imagePath(fileKey, { ...sharedPictureSize, crop: true });
