import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import type { Review } from '../model/reviews/review';
import type { ReviewInput } from '../model/reviews/review-input';
import { reviewResponse } from '../model/reviews/review-response';

/** Adds a review of a product; the author is the logged-in customer, else the name given in the review. */
export function addReview(store: StoreClient, productId: string, review: ReviewInput): Promise<StoreResponse<Review>> {
  const path = `/api/v1/products/${encodeURIComponent(productId)}/reviews`;
  return store.send({ method: 'POST', path, body: review, schema: reviewResponse });
}
