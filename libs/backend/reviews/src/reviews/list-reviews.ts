import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { pageIndex } from '@vyloha/links';
import type { Database } from '@vyloha/backend-kernel';
import { hasPhotos } from './photos/has-photos';
import { review, reviewVote } from './tables';

/** Which reviews of a product. */
export interface ReviewFilter {
  /** With as many stars; all where it is left out. */
  stars?: number | undefined;
  onlyWithReview: boolean;
  onlyWithPhotos: boolean;
}

export interface ReviewQuery extends ReviewFilter {
  page: number;
  perPage: number;
  sort: 'time' | 'rating' | 'helpfulness';
  sortDirection: 'asc' | 'desc';
}

/** How many more a review helped than it did not. */
const helpfulness = sql`(
  select coalesce(sum(case when ${reviewVote.isHelpful} then 1 else -1 end), 0)
  from ${reviewVote} where ${reviewVote.reviewId} = ${review.id}
)`;

function isListed(db: Database, productId: string, { stars, onlyWithReview, onlyWithPhotos }: ReviewFilter) {
  return and(
    eq(review.productId, productId),
    eq(review.isHidden, false),
    stars === undefined ? undefined : eq(review.stars, stars),
    onlyWithReview ? isNotNull(review.text) : undefined,
    onlyWithPhotos ? hasPhotos(db) : undefined,
  );
}

/** The reviews of one page; equal ones newest first. */
export async function listReviews(db: Database, productId: string, query: ReviewQuery) {
  const { page, perPage, sort, sortDirection } = query;
  const direction = sortDirection === 'asc' ? asc : desc;
  const byTime = sort === 'time' ? direction(review.createdAt) : desc(review.createdAt);
  const firstBy = () => {
    if (sort === 'rating') return [direction(review.stars)];
    return sort === 'helpfulness' ? [direction(helpfulness)] : [];
  };
  return db
    .select()
    .from(review)
    .where(isListed(db, productId, query))
    .orderBy(...firstBy(), byTime, asc(review.id))
    .limit(perPage)
    .offset(pageIndex(page) * perPage);
}

export async function countReviews(db: Database, productId: string, filter: ReviewFilter): Promise<number> {
  return db.$count(review, isListed(db, productId, filter));
}
