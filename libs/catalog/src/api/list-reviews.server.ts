import type { StoreClient } from '@vyloha/store-client';
import type { ReviewsPage } from '../model/reviews/review';
import { parseReviewsMeta, reviewsResponse } from '../model/reviews/review-response';
import type { ReviewView } from '../model/reviews/review-view';

const sorting = {
  newest: { sort: 'time', sortDirection: 'desc' },
  helpful: { sort: 'helpfulness', sortDirection: 'desc' },
  best: { sort: 'rating', sortDirection: 'desc' },
  worst: { sort: 'rating', sortDirection: 'asc' },
} as const;

interface ReviewsRequest extends Pick<ReviewView, 'order' | 'onlyWithText'> {
  productId: string;
  perPage: number;
}

/**
 * The first reviews of a product, uncached: a customer who has just written one wants to see it. `null` when the
 * backend does not know the product.
 */
export async function listReviews(store: StoreClient, request: ReviewsRequest): Promise<ReviewsPage | null> {
  const { productId, perPage, order, onlyWithText } = request;
  const query = { page: 1, perPage, onlyWithReview: onlyWithText ? 1 : 0, ...sorting[order] };
  const path = `/api/v1/products/${encodeURIComponent(productId)}/reviews`;
  const response = await store.send({ method: 'GET', path, query, schema: reviewsResponse, optional: true });
  const meta = response.ok ? parseReviewsMeta(response.meta) : null;
  return response.ok && meta !== null ? { reviews: response.data, ...meta } : null;
}
