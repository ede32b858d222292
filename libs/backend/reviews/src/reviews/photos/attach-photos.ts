import { photoLimits } from '@vyloha/contract';
import { and, asc, eq, inArray, isNull, notInArray, or } from 'drizzle-orm';
import { HttpError, type Queryable } from '@vyloha/backend-kernel';
import { reviewPhoto } from '../tables';

/**
 * Makes uploaded photographs those of a review, in their order, in place of earlier ones. Photographs that the review
 * has already stay as they are, so the same form may be sent twice.
 * @throws HttpError 422 when one is not there any more, or belongs to another review
 */
export async function attachPhotos(db: Queryable, reviewId: string, fileKeys: readonly string[]): Promise<void> {
  const keys = [...new Set(fileKeys)];
  if (keys.length === 0) return;
  if (keys.length > photoLimits.perReview) {
    const values = { limit: photoLimits.perReview };
    throw new HttpError(422, [{ key: 'tooManyPhotos', values, field: 'photos', code: 'photo' }]);
  }
  const isFreeOrOwn = or(isNull(reviewPhoto.reviewId), eq(reviewPhoto.reviewId, reviewId));
  const found = await db
    .select({ fileKey: reviewPhoto.fileKey })
    .from(reviewPhoto)
    .where(and(inArray(reviewPhoto.fileKey, keys), isFreeOrOwn))
    .orderBy(asc(reviewPhoto.fileKey))
    .for('update');
  if (found.length < keys.length) {
    throw new HttpError(422, [{ key: 'photosGone', field: 'photos', code: 'photo' }]);
  }
  await db.delete(reviewPhoto).where(and(eq(reviewPhoto.reviewId, reviewId), notInArray(reviewPhoto.fileKey, keys)));
  for (const [position, fileKey] of keys.entries()) {
    await db.update(reviewPhoto).set({ reviewId, position }).where(eq(reviewPhoto.fileKey, fileKey));
  }
}

/** Whether all these photographs are those of the review. */
export async function havePhotos(db: Queryable, reviewId: string, fileKeys: readonly string[]): Promise<boolean> {
  const keys = new Set(fileKeys);
  if (keys.size === 0) return true;
  const own = and(eq(reviewPhoto.reviewId, reviewId), inArray(reviewPhoto.fileKey, [...keys]));
  return (await db.$count(reviewPhoto, own)) === keys.size;
}
