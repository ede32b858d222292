import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import {
  type RequestContext,
  type Route,
  dataSchema,
  defineRoute,
  notFound,
  requiredLine,
  wholeNumber,
} from '@vyloha/backend-kernel';
import { photoKey, readContent, shopFiles } from '@vyloha/backend-files';
import { claimPhoto, warrantyClaim } from '../tables';
import { requireOrderId } from '@vyloha/backend-orders';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { photoUpload, readUploadedPhoto } from '@vyloha/backend-reviews';
import { requireAccess } from '../../withdrawals/withdrawal-access';

const contentResponse = dataSchema(v.object({ content: v.string() }));
const numberInput = v.pipe(v.string(), v.regex(/^[1-9]\d?$/), v.transform(Number));

/** A photograph as base64. @param number from 1 @throws HttpError 404 */
async function readPhoto(
  ctx: Pick<RequestContext, 'services' | 'db'>,
  isClaim: ReturnType<typeof and>,
  number: number,
): Promise<{ content: string }> {
  const [found] = await ctx.db
    .select({ photo: claimPhoto })
    .from(claimPhoto)
    .innerJoin(warrantyClaim, eq(warrantyClaim.id, claimPhoto.claimId))
    .innerJoin(shopOrder, eq(shopOrder.id, warrantyClaim.orderId))
    .where(isClaim)
    .orderBy(asc(claimPhoto.position))
    .limit(1)
    .offset(number - 1);
  if (found === undefined) throw notFound();
  const content = await readContent(shopFiles.of(ctx), photoKey(found.photo.id), found.photo);
  if (content === null) throw notFound();
  return { content: content.toString('base64') };
}

/** @param customerId null for whoever has no account */
async function storePhoto(ctx: RequestContext, body: { content: string }, customerId: string | null) {
  const content = await readUploadedPhoto(ctx, body);
  const id = `cp-${randomUUID()}`;
  await ctx.db.insert(claimPhoto).values({ id, customerId, content, createdAt: ctx.now() });
  return { data: { id } };
}

const upload = defineRoute({
  method: 'POST',
  url: '/store/api/v1/user/claim-photos',
  summary: 'Uploads a photograph for a claim that is submitted later',
  access: 'customer',
  ...photoUpload,
  handler: (ctx, { body }) => storePhoto(ctx, body, ctx.customerId),
});

const uploadOfOrder = defineRoute({
  method: 'POST',
  url: '/store/api/v1/claims/orders/:token/photos',
  summary: 'Uploads a photograph for a claim that is submitted later with this secret',
  access: 'anyone',
  params: v.object({ token: v.string() }),
  ...photoUpload,
  handler: async (ctx, { params, body }) => {
    await requireAccess(ctx, params.token);
    return storePhoto(ctx, body, null);
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
    const isOwn = and(eq(warrantyClaim.code, code), eq(shopOrder.customerId, ctx.customerId));
    return { data: await readPhoto(ctx, isOwn, number) };
  },
});

const photoOfOrder = defineRoute({
  method: 'GET',
  url: '/store/api/v1/claims/orders/:token/:code/photos/:number',
  summary: 'A photograph of a claim, as a WebP file in base64; only by a secret of the order’s own page',
  access: 'anyone',
  params: v.object({ token: v.string(), code: v.string(), number: numberInput }),
  response: contentResponse,
  handler: async (ctx, { params: { token, code, number } }) => {
    const isOfOrder = eq(warrantyClaim.orderId, await requireOrderId(ctx, token));
    return { data: await readPhoto(ctx, and(isOfOrder, eq(warrantyClaim.code, code)), number) };
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
    return { data: await readPhoto(ctx, and(eq(warrantyClaim.code, code)), number) };
  },
});

export const claimPhotoRoutes: readonly Route[] = [upload, uploadOfOrder, ownPhoto, photoOfOrder, anyPhoto];
