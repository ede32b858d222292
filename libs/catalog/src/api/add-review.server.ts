import type { StoreAnswer, StoreClient } from '@vyloha/store-client';
import type { Review } from '../model/reviews/review';
import type { ReviewInput } from '../model/reviews/review-input';
import { reviewResponse } from '../model/reviews/review-response';

/** Rates goods; the author is who is logged in, else whom the review names. */
export function addReview(store: StoreClient, productId: string, review: ReviewInput): Promise<StoreAnswer<Review>> {
  const path = `/api/v1/products/${encodeURIComponent(productId)}/reviews`;
  return store.send({ method: 'POST', path, body: review, schema: reviewResponse });
}
