import { and, asc, eq } from 'drizzle-orm';
import { type Queryable, groupBy, isOneOf } from '@vyloha/backend-kernel';
import { reviewPhoto } from '../tables';

/** The published photographs of reviews, by review. */
export async function listPhotos(db: Queryable, reviewIds: readonly string[]): Promise<Map<string, string[]>> {
  if (reviewIds.length === 0) return new Map();
  const photos = await db
    .select({ fileKey: reviewPhoto.fileKey, reviewId: reviewPhoto.reviewId })
    .from(reviewPhoto)
    .where(and(isOneOf(reviewPhoto.reviewId, reviewIds), eq(reviewPhoto.isPublished, true)))
    .orderBy(asc(reviewPhoto.position), asc(reviewPhoto.fileKey));
  const byReview = groupBy(photos, ({ reviewId }) => reviewId ?? '');
  return new Map([...byReview].map(([reviewId, own]) => [reviewId, own.map(({ fileKey }) => fileKey)]));
}
