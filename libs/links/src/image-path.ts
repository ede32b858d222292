import { encodePath } from './encode-path';
import { withQuery } from './with-query';

/** Size of a picture in pixels; what is not given follows from the original's proportions. */
export interface ImageSize {
  width?: number | undefined;
  height?: number | undefined;
  crop?: boolean | undefined;
  upscale?: boolean | undefined;
}

/** Query of a picture, always in the same order so that equal pictures have equal addresses. */
function imageQuery({ width, height, crop, upscale }: ImageSize) {
  return {
    width: width === undefined ? null : Math.round(width),
    height: height === undefined ? null : Math.round(height),
    crop: crop === true ? true : null,
    upscale: upscale === true ? true : null,
  };
}

/** Address of a picture on the storefront's own origin. */
export function imagePath(fileKey: string, size: ImageSize = {}): string {
  return withQuery(`/img/${encodePath(fileKey)}`, imageQuery(size));
}
