import type { StoreClient } from '@vyloha/store-client';
import type { Review } from '../model/reviews/review';
import { reviewResponse } from '../model/reviews/review-response';

/** A review of a product; `null` when there is none, or it is hidden. */
export async function getReview(store: StoreClient, productId: string, reviewId: string): Promise<Review | null> {
  const path = `/api/v1/products/${encodeURIComponent(productId)}/reviews/${encodeURIComponent(reviewId)}`;
  const response = await store.send({ method: 'GET', path, schema: reviewResponse });
  return response.ok ? response.data : null;
}
