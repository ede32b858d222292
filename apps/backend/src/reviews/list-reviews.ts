import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import { pageIndex } from '@vyloha/links';
import type { Database } from '../database/database';
import { review } from '../database/schema';

export interface ReviewQuery {
  page: number;
  perPage: number;
  onlyWithReview: boolean;
  sort: 'time' | 'rating';
  sortDirection: 'asc' | 'desc';
}

/** The reviews of one page; equal ratings newest first. */
export async function listReviews(db: Database, productId: string, query: ReviewQuery) {
  const { page, perPage, onlyWithReview, sort, sortDirection } = query;
  const direction = sortDirection === 'asc' ? asc : desc;
  const byTime = sort === 'time' ? direction(review.createdAt) : desc(review.createdAt);
  const isVisible = and(
    eq(review.productId, productId),
    eq(review.isHidden, false),
    onlyWithReview ? isNotNull(review.text) : undefined,
  );
  return db
    .select()
    .from(review)
    .where(isVisible)
    .orderBy(...(sort === 'rating' ? [direction(review.stars)] : []), byTime, asc(review.id))
    .limit(perPage)
    .offset(pageIndex(page) * perPage);
}
