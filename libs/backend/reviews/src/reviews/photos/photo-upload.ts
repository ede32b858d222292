import { photoLimits } from '@vyloha/contract';
import * as v from 'valibot';
import { type RequestContext, dataSchema, enforceRateLimits } from '@vyloha/backend-kernel';
import { reviewLimits } from '../limits';
import { encodePhoto } from './encode-photo';

/** What every route that takes a photograph has in common. */
export const photoUpload = {
  /** Four characters for three bytes, and the rest of the body. */
  bodyLimitBytes: Math.ceil((photoLimits.maxMegabytes * 1024 * 1024 * 4) / 3) + 1024,
  // Its bytes are looked into; a pattern would take longer than all the rest.
  body: v.object({ content: v.pipe(v.string(), v.nonEmpty('requiredValue')) }),
  response: dataSchema(v.object({ id: v.string() })),
};

/** The uploaded photograph as the shop stores it. @throws HttpError 422, 429 */
export async function readUploadedPhoto(ctx: RequestContext, { content }: { content: string }): Promise<Buffer> {
  await enforceRateLimits(ctx, reviewLimits.uploadPhoto);
  return encodePhoto(Buffer.from(content, 'base64'));
}
