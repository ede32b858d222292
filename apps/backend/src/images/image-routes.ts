import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as v from 'valibot';
import { notFound } from '../server/http-error';
import type { FastifyBaseLogger } from 'fastify';
import { defineRawRoute, type Route } from '../server/routes/route';
import { ImageCache } from './image-cache';
import { toFrame, type ImageRequest } from './image-size';
import { formatFor, renderImage, type ImageFormat } from './render-image';
import { findImage, type StoredImage } from './stored-image';

const maxCacheBytes = 512 * 1024 * 1024;
const yearSeconds = 365 * 24 * 60 * 60;
/** A photograph that the staff take down disappears from browsers, too. */
const hourSeconds = 60 * 60;
/** Increase it when rendering changes, so that cached pictures are rendered again. */
const rendererVersion = 1;

const caches = new Map<string, ImageCache>();

type Log = Pick<FastifyBaseLogger, 'warn'>;

function getCache(dataDir: string, log: Log): ImageCache {
  const logFailure = (error: unknown) => log.warn({ err: error }, 'pictures cannot be kept on disk');
  const cache = caches.get(dataDir) ?? new ImageCache(join(dataDir, 'images'), maxCacheBytes, logFailure);
  caches.set(dataDir, cache);
  return cache;
}

const pixels = v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number)));
const flag = v.pipe(
  v.optional(v.picklist(['true', 'false', '1', '0']), 'false'),
  v.transform((value) => value === 'true' || value === '1'),
);

/** Identifies the result: the same name means the same bytes. */
function toCacheName({ fileKey, source }: StoredImage, frame: ImageRequest, format: ImageFormat): string {
  const hash = createHash('sha256').update(JSON.stringify([rendererVersion, fileKey, source, frame, format]));
  return `${hash.digest('hex').slice(0, 40)}.${format}`;
}

const picture = defineRawRoute({
  method: 'GET',
  url: '/cms/image/:fileKey',
  summary: 'A picture in a frame of up to 2400 × 2400 pixels; WebP where it is accepted',
  params: v.object({ fileKey: v.pipe(v.string(), v.maxLength(200)) }),
  query: v.object({ width: pixels, height: pixels, crop: flag, upscale: flag }),
  produces: 'image/webp',
  handler: async ({ db, settings }, { params, query }, { request, reply }) => {
    const stored = await findImage(db, params.fileKey);
    if (stored === null) throw notFound();
    const frame = toFrame({ ...query, width: query.width ?? null, height: query.height ?? null });
    const format = formatFor(stored, (request.headers.accept ?? '').includes('image/webp'));
    const name = toCacheName(stored, frame, format);
    const etag = `"${name}"`;
    const caching =
      stored.kind === 'photo' ? `public, max-age=${hourSeconds}` : `public, max-age=${yearSeconds}, immutable`;
    const cacheHeaders = { ETag: etag, 'Cache-Control': caching, Vary: 'Accept' };
    if (request.headers['if-none-match'] === etag) return reply.code(304).headers(cacheHeaders).send();
    const { dataDir } = settings;
    const bytes = await getCache(dataDir, request.server.log).read(name, () =>
      renderImage(stored, frame, format, { db, dataDir }),
    );
    if (bytes === null) throw notFound();
    return reply.headers(cacheHeaders).type(`image/${format}`).send(bytes);
  },
});

export const imageRoutes: readonly Route[] = [picture];
