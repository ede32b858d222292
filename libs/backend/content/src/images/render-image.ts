import type { ResizeOptions, Sharp } from 'sharp';
import { maxSide, type ImageRequest } from './image-size';
import { isDrawing, withImage, type PictureStore, type StoredImage } from './stored-image';

export type ImageFormat = 'webp' | 'png' | 'jpeg';

const quality = 82;

function encode(picture: Sharp, format: ImageFormat): Sharp {
  if (format === 'webp') return picture.webp({ quality });
  if (format === 'png') return picture.png({ palette: true, quality: 95 });
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true });
}

/** Drawings keep their sharp edges in PNG; photographs are much smaller in JPEG. */
export function formatFor(stored: StoredImage, acceptsWebp: boolean): ImageFormat {
  if (acceptsWebp) return 'webp';
  return isDrawing(stored) ? 'png' : 'jpeg';
}

/** Without a frame the picture keeps its size, up to the largest. Enlarging a vector drawing does not blur it. */
function toResizeOptions(stored: StoredImage, { width, height, crop, upscale }: ImageRequest): ResizeOptions {
  if (width === null && height === null) {
    return { width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true };
  }
  return {
    ...(width === null ? {} : { width }),
    ...(height === null ? {} : { height }),
    fit: crop ? 'cover' : 'inside',
    withoutEnlargement: !upscale && !isDrawing(stored),
  };
}

/** The encoded picture in its frame; null when its file is missing. @throws FilesUnavailable */
export function renderImage(
  stored: StoredImage,
  frame: ImageRequest,
  format: ImageFormat,
  store: PictureStore,
): Promise<Buffer | null> {
  return withImage(stored, frame, store, (opened) =>
    encode(opened.resize(toResizeOptions(stored, frame)), format).toBuffer(),
  );
}
