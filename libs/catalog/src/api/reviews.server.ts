import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import type { Review, ReviewsPage } from '../model/reviews/review';
import type { ReviewInput } from '../model/reviews/review-input';
import {
  parseReviewsMeta,
  receivedResponse,
  reviewResponse,
  reviewsResponse,
  uploadedPhotoResponse,
} from '../model/reviews/review-response';
import type { ReviewView } from '../model/reviews/review-view';

const sorting = {
  newest: { sort: 'time', sortDirection: 'desc' },
  helpful: { sort: 'helpfulness', sortDirection: 'desc' },
  best: { sort: 'rating', sortDirection: 'desc' },
  worst: { sort: 'rating', sortDirection: 'asc' },
} as const;

interface ReviewsRequest extends Omit<ReviewView, 'part'> {
  productId: string;
  perPage: number;
}

/**
 * The first reviews of a product, uncached: a customer who has just written one wants to see it. `null` when the
 * backend does not know the product.
 */
export async function listReviews(store: StoreClient, request: ReviewsRequest): Promise<ReviewsPage | null> {
  const { productId, perPage, order, onlyWithText, onlyWithPhotos, stars } = request;
  const query = {
    page: 1,
    perPage,
    onlyWithReview: onlyWithText ? 1 : 0,
    ...(onlyWithPhotos && { onlyWithPhotos: 1 }),
    ...(stars !== null && { stars }),
    ...sorting[order],
  };
  const path = `/api/v1/products/${encodeURIComponent(productId)}/reviews`;
  const response = await store.send({ method: 'GET', path, query, schema: reviewsResponse, optional: true });
  const meta = response.ok ? parseReviewsMeta(response.meta) : null;
  return response.ok && meta !== null ? { reviews: response.data, ...meta } : null;
}

/** A review of a product; `null` when there is none, or it is hidden. */
export async function getReview(store: StoreClient, productId: string, reviewId: string): Promise<Review | null> {
  const path = `/api/v1/products/${encodeURIComponent(productId)}/reviews/${encodeURIComponent(reviewId)}`;
  const response = await store.send({ method: 'GET', path, schema: reviewResponse });
  return response.ok ? response.data : null;
}

/** Adds a review of a product; the author is the logged-in customer, else the name given in the review. */
export function addReview(store: StoreClient, productId: string, review: ReviewInput): Promise<StoreResponse<Review>> {
  const path = `/api/v1/products/${encodeURIComponent(productId)}/reviews`;
  return store.send({ method: 'POST', path, body: review, schema: reviewResponse });
}

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

/** Uploads a photograph for a review that is yet to be sent. @returns its id */
export function uploadPhoto(store: StoreClient, bytes: Uint8Array): Promise<StoreResponse<string>> {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
  return store.send({
    method: 'POST',
    path: '/api/v1/review-photos',
    body: { content },
    schema: uploadedPhotoResponse,
  });
}
