import type { StoreClient } from '@vyloha/store-client';
import type { ReviewPart } from '../model/reviews/review';
import { parseReviewsMeta, reviewsResponse } from '../model/reviews/review-response';
import type { ReviewView } from '../model/reviews/review-view';

const sorting = {
  newest: { sort: 'time', sortDirection: 'desc' },
  best: { sort: 'rating', sortDirection: 'desc' },
  worst: { sort: 'rating', sortDirection: 'asc' },
} as const;

interface ReviewsCall extends Pick<ReviewView, 'order' | 'onlyWithText'> {
  productId: string;
  perPage: number;
}

/**
 * The first reviews of goods, as fresh as can be: who has just written one wants to see it. `null` where the backend
 * keeps none of the goods.
 */
export async function listReviews(store: StoreClient, call: ReviewsCall): Promise<ReviewPart | null> {
  const { productId, perPage, order, onlyWithText } = call;
  const query = { page: 1, perPage, onlyWithReview: onlyWithText ? 1 : 0, ...sorting[order] };
  const path = `/api/v1/products/${encodeURIComponent(productId)}/reviews`;
  const answer = await store.send({ method: 'GET', path, query, schema: reviewsResponse, optional: true });
  const meta = answer.ok ? parseReviewsMeta(answer.meta) : null;
  return answer.ok && meta !== null ? { reviews: answer.data, ...meta } : null;
}
