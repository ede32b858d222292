import { randomUUID } from 'node:crypto';
import { reviewPhoto } from '../tables';
import { type Route, defineRoute } from '@vyloha/backend-kernel';
import { photoUpload, readUploadedPhoto } from './photo-upload';

const upload = defineRoute({
  method: 'POST',
  url: '/store/api/v1/review-photos',
  summary: 'Uploads a photograph for a review that is submitted later; its id is secret until then',
  access: 'anyone',
  ...photoUpload,
  handler: async (ctx, { body }) => {
    const content = await readUploadedPhoto(ctx, body);
    const fileKey = `recenze-${randomUUID()}`;
    await ctx.db.insert(reviewPhoto).values({ fileKey, content, createdAt: ctx.now() });
    return { data: { id: fileKey } };
  },
});

export const photoRoutes: readonly Route[] = [upload];
