import * as v from 'valibot';
import { type Route, defineRawRoute, notFound } from '@vyloha/backend-kernel';
import { toFrame } from './image-size';
import { shopPictures, toCacheName } from './pictures';
import { formatFor } from './render-image';

const yearSeconds = 365 * 24 * 60 * 60;
/** A photograph that the staff take down disappears from browsers, too. */
const hourSeconds = 60 * 60;

const pixels = v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number)));
const flag = v.pipe(
  v.optional(v.picklist(['true', 'false', '1', '0']), 'false'),
  v.transform((value) => value === 'true' || value === '1'),
);

const picture = defineRawRoute({
  method: 'GET',
  url: '/cms/image/:fileKey',
  summary: 'A picture in a frame of up to 2400 × 2400 pixels; WebP where it is accepted',
  params: v.object({ fileKey: v.pipe(v.string(), v.maxLength(200)) }),
  query: v.object({ width: pixels, height: pixels, crop: flag, upscale: flag }),
  produces: 'image/webp',
  handler: async (ctx, { params, query }, { request, reply }) => {
    const { db } = ctx;
    const pictures = shopPictures.of(ctx);
    const stored = await pictures.find(db, params.fileKey);
    if (stored === null) throw notFound();
    const original = await pictures.readOriginal(db, stored);
    if (original === null) throw notFound();
    const frame = toFrame({ ...query, width: query.width ?? null, height: query.height ?? null }, original);
    const format = formatFor(stored, (request.headers.accept ?? '').includes('image/webp'));
    const image = { stored, frame, format };
    const etag = `"${toCacheName(image)}"`;
    const caching =
      stored.kind === 'photo' ? `public, max-age=${hourSeconds}` : `public, max-age=${yearSeconds}, immutable`;
    const cacheHeaders = { ETag: etag, 'Cache-Control': caching, Vary: 'Accept' };
    if (request.headers['if-none-match'] === etag) return reply.code(304).headers(cacheHeaders).send();
    const bytes = await pictures.read(db, image);
    if (bytes === null) throw notFound();
    return reply.headers(cacheHeaders).type(`image/${format}`).send(bytes);
  },
});

export const imageRoutes: readonly Route[] = [picture];
