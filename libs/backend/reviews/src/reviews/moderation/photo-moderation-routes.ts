import { and, eq, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';
import { photoKey, readContent, shopFiles } from '@vyloha/backend-files';
import { reviewPhoto } from '../tables';
import { type Route, dataSchema, defineRoute, notFound, requiredLine } from '@vyloha/backend-kernel';

const photoInput = v.object({ id: requiredLine(100) });

const publishPhoto = defineRoute({
  method: 'POST',
  url: '/store/api/v1/moderation/photos/publish',
  summary: 'Publishes a photograph of a review; only for the command on the backend’s machine',
  access: 'command',
  body: photoInput,
  response: dataSchema(v.object({})),
  handler: async (ctx, { body: { id } }) => {
    const isSubmitted = and(eq(reviewPhoto.fileKey, id), isNotNull(reviewPhoto.reviewId));
    const published = await ctx.db.update(reviewPhoto).set({ isPublished: true }).where(isSubmitted).returning();
    if (published.length === 0) throw notFound();
    return { data: {} };
  },
});

const removePhoto = defineRoute({
  method: 'POST',
  url: '/store/api/v1/moderation/photos/removal',
  summary: 'Deletes a photograph of a review; only for the command on the backend’s machine',
  access: 'command',
  body: photoInput,
  response: dataSchema(v.object({})),
  handler: async (ctx, { body: { id } }) => {
    const removed = await ctx.db.delete(reviewPhoto).where(eq(reviewPhoto.fileKey, id)).returning();
    if (removed.length === 0) throw notFound();
    return { data: {} };
  },
});

const readPhoto = defineRoute({
  method: 'POST',
  url: '/store/api/v1/moderation/photos/content',
  summary: 'A photograph, published or not, as a WebP file in base64; only for the command on the backend’s machine',
  access: 'command',
  body: photoInput,
  response: dataSchema(v.object({ content: v.string() })),
  handler: async (ctx, { body: { id } }) => {
    const [photo] = await ctx.db.select().from(reviewPhoto).where(eq(reviewPhoto.fileKey, id));
    const content = photo === undefined ? null : await readContent(shopFiles.of(ctx), photoKey(id), photo);
    if (content === null) throw notFound();
    return { data: { content: content.toString('base64') } };
  },
});

/** What the staff do with photographs of reviews. */
export const photoModerationRoutes: readonly Route[] = [publishPhoto, removePhoto, readPhoto];
