import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { pageIndex } from '@vyloha/links';
import type { Database } from '@vyloha/backend-kernel';
import { review, reviewVote } from './tables';

export interface ReviewQuery {
  page: number;
  perPage: number;
  onlyWithReview: boolean;
  sort: 'time' | 'rating' | 'helpfulness';
  sortDirection: 'asc' | 'desc';
}

/** How many more a review helped than it did not. */
const helpfulness = sql`(
  select coalesce(sum(case when ${reviewVote.isHelpful} then 1 else -1 end), 0)
  from ${reviewVote} where ${reviewVote.reviewId} = ${review.id}
)`;

/** The reviews of one page; equal ones newest first. */
export async function listReviews(db: Database, productId: string, query: ReviewQuery) {
  const { page, perPage, onlyWithReview, sort, sortDirection } = query;
  const direction = sortDirection === 'asc' ? asc : desc;
  const byTime = sort === 'time' ? direction(review.createdAt) : desc(review.createdAt);
  const firstBy = () => {
    if (sort === 'rating') return [direction(review.stars)];
    return sort === 'helpfulness' ? [direction(helpfulness)] : [];
  };
  const isVisible = and(
    eq(review.productId, productId),
    eq(review.isHidden, false),
    onlyWithReview ? isNotNull(review.text) : undefined,
  );
  return db
    .select()
    .from(review)
    .where(isVisible)
    .orderBy(...firstBy(), byTime, asc(review.id))
    .limit(perPage)
    .offset(pageIndex(page) * perPage);
}
