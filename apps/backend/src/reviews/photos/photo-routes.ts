import { randomUUID } from 'node:crypto';
import { photoLimits } from '@vyloha/contract';
import * as v from 'valibot';
import { reviewPhoto } from '../../database/schema';
import { enforceRateLimits } from '../../server/limits/enforce-rate-limits';
import { dataSchema } from '../../server/openapi/wire-shapes';
import { defineRoute, type Route } from '../../server/routes/route';
import { encodePhoto } from './encode-photo';

/** Four characters for three bytes, and the rest of the body. */
export const photoBodyLimitBytes = Math.ceil((photoLimits.maxMegabytes * 1024 * 1024 * 4) / 3) + 1024;

const upload = defineRoute({
  method: 'POST',
  url: '/store/api/v1/review-photos',
  summary: 'Stores a photograph for a review that is yet to be submitted; the id is the uploader’s secret until then',
  access: 'anyone',
  bodyLimitBytes: photoBodyLimitBytes,
  // Its bytes are looked into; a pattern would take longer than all the rest.
  body: v.object({ content: v.pipe(v.string(), v.nonEmpty('requiredValue')) }),
  response: dataSchema(v.object({ id: v.string() })),
  handler: async (ctx, { body }) => {
    await enforceRateLimits(ctx, 'uploadPhoto');
    const content = await encodePhoto(Buffer.from(body.content, 'base64'));
    const fileKey = `recenze-${randomUUID()}`;
    await ctx.db.insert(reviewPhoto).values({ fileKey, content, createdAt: ctx.now() });
    return { data: { id: fileKey } };
  },
});

export const photoRoutes: readonly Route[] = [upload];
