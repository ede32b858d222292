import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { ImageCache } from './image-cache';
import type { ImageRequest } from './image-size';
import { renderImage, type ImageFormat } from './render-image';
import { RenderSlots } from './render-slots';
import type { PictureStore, StoredImage } from './stored-image';

const maxCacheBytes = 512 * 1024 * 1024;
/** Increase it when rendering changes, so that cached pictures are rendered again. */
const rendererVersion = 1;

/** A page whose pictures nobody has seen yet asks for up to a hundred, and waits 15 seconds for each. */
const slots = new RenderSlots({ max: 2, maxQueued: 200 });

const caches = new Map<string, ImageCache>();

type Log = Pick<FastifyBaseLogger, 'warn'>;

function getCache(dataDir: string, log: Log): ImageCache {
  const logFailure = (error: unknown) => log.warn({ err: error }, 'pictures cannot be kept on disk');
  const cache = caches.get(dataDir) ?? new ImageCache(join(dataDir, 'images'), maxCacheBytes, logFailure);
  caches.set(dataDir, cache);
  return cache;
}

/** A picture in a frame. */
export interface FramedImage {
  stored: StoredImage;
  frame: ImageRequest;
  format: ImageFormat;
}

/** Identifies the result: the same name means the same bytes. */
export function toCacheName({ stored: { fileKey, source }, frame, format }: FramedImage): string {
  const hash = createHash('sha256').update(JSON.stringify([rendererVersion, fileKey, source, frame, format]));
  return `${hash.digest('hex').slice(0, 40)}.${format}`;
}

/**
 * The encoded picture, rendered once and kept on disk; null when its file is missing.
 * @throws HttpError 503 when too many others are to be rendered
 */
export function readImage(image: FramedImage, store: PictureStore, log: Log): Promise<Buffer | null> {
  const render = () => slots.run(() => renderImage(image.stored, image.frame, image.format, store));
  return getCache(store.dataDir, log).read(toCacheName(image), render);
}
