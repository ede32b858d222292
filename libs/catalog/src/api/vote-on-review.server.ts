import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import { receivedResponse } from '../model/reviews/review-response';

interface ReviewVote {
  productId: string;
  reviewId: string;
  isHelpful: boolean;
  /** What the browser calls itself: tells guests behind one address apart. */
  agent: string;
}

/** Says whether a review helped. */
export function voteOnReview(
  store: StoreClient,
  { productId, reviewId, isHelpful, agent }: ReviewVote,
): Promise<StoreResponse<unknown>> {
  const path = `/api/v1/products/${encodeURIComponent(productId)}/reviews/${encodeURIComponent(reviewId)}/votes`;
  return store.send({ method: 'POST', path, body: { helpful: isHelpful, agent }, schema: receivedResponse });
}
