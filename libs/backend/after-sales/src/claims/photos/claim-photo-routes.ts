import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import {
  type Database,
  type Route,
  dataSchema,
  defineRoute,
  notFound,
  requiredLine,
  wholeNumber,
} from '@vyloha/backend-kernel';
import { claimPhoto, warrantyClaim } from '../tables';
import { photoUpload, readUploadedPhoto } from '@vyloha/backend-reviews';

const contentResponse = dataSchema(v.object({ content: v.string() }));
const numberInput = v.pipe(v.string(), v.regex(/^[1-9]\d?$/), v.transform(Number));

/** A photograph as base64. @param number from 1 @throws HttpError 404 */
async function readPhoto(db: Database, isClaim: ReturnType<typeof and>, number: number): Promise<{ content: string }> {
  const [photo] = await db
    .select({ content: claimPhoto.content })
    .from(claimPhoto)
    .innerJoin(warrantyClaim, eq(warrantyClaim.id, claimPhoto.claimId))
    .where(isClaim)
    .orderBy(asc(claimPhoto.position))
    .limit(1)
    .offset(number - 1);
  if (photo === undefined) throw notFound();
  return { content: photo.content.toString('base64') };
}

const upload = defineRoute({
  method: 'POST',
  url: '/store/api/v1/user/claim-photos',
  summary: 'Uploads a photograph for a claim that is submitted later',
  access: 'customer',
  ...photoUpload,
  handler: async (ctx, { body }) => {
    const content = await readUploadedPhoto(ctx, body);
    const id = `cp-${randomUUID()}`;
    const customerId = ctx.customerId;
    await ctx.db.insert(claimPhoto).values({ id, customerId, content, createdAt: ctx.now() });
    return { data: { id } };
  },
});

const ownPhoto = defineRoute({
  method: 'GET',
  url: '/store/api/v1/user/claims/:code/photos/:number',
  summary: 'A photograph of a claim of the customer, as a WebP file in base64',
  access: 'customer',
  params: v.object({ code: v.string(), number: numberInput }),
  response: contentResponse,
  handler: async (ctx, { params: { code, number } }) => {
    const isOwn = and(eq(warrantyClaim.code, code), eq(warrantyClaim.customerId, ctx.customerId));
    return { data: await readPhoto(ctx.db, isOwn, number) };
  },
});

const anyPhoto = defineRoute({
  method: 'POST',
  url: '/store/api/v1/claims/photos/content',
  summary: 'A photograph of a claim, as a WebP file in base64; only for the command on the backend’s machine',
  access: 'command',
  body: v.object({ code: requiredLine(60), number: wholeNumber({ min: 1 }) }),
  response: contentResponse,
  handler: async (ctx, { body: { code, number } }) => {
    return { data: await readPhoto(ctx.db, and(eq(warrantyClaim.code, code)), number) };
  },
});

export const claimPhotoRoutes: readonly Route[] = [upload, ownPhoto, anyPhoto];
