import type { StoreClient } from '@vyloha/store-client';
import type { Question } from '../model/reviews/review';
import { commentsResponse } from '../model/reviews/review-response';

/** Questions about a product. Cached for all shoppers. */
export async function listComments(store: StoreClient, productId: string): Promise<readonly Question[]> {
  const path = `/api/v1/products/${encodeURIComponent(productId)}/comments`;
  const response = await store.send({ method: 'GET', path, schema: commentsResponse, shared: true, optional: true });
  return response.ok ? response.data : [];
}
