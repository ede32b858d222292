import { and, eq, exists, sql } from 'drizzle-orm';
import type { Database } from '@vyloha/backend-kernel';
import { review, reviewPhoto } from '../tables';

/** Whether a review has published photographs. */
export function hasPhotos(db: Database) {
  const isShown = and(eq(reviewPhoto.reviewId, review.id), eq(reviewPhoto.isPublished, true));
  return exists(
    db
      .select({ one: sql`1` })
      .from(reviewPhoto)
      .where(isShown),
  );
}
