import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import type { QuestionInput } from '../model/reviews/question-input';
import type { Question } from '../model/reviews/review';
import { commentsResponse, receivedResponse } from '../model/reviews/review-response';

/** Questions about a product. Cached for all shoppers. */
export async function listComments(store: StoreClient, productId: string): Promise<readonly Question[]> {
  const path = `/api/v1/products/${encodeURIComponent(productId)}/comments`;
  const response = await store.send({ method: 'GET', path, schema: commentsResponse, shared: true, optional: true });
  return response.ok ? response.data : [];
}

/** Asks about a product; a logged-in customer gets the answer by the e-mail of the account. */
export function askQuestion(
  store: StoreClient,
  productId: string,
  question: QuestionInput,
): Promise<StoreResponse<unknown>> {
  const path = `/api/v1/products/${encodeURIComponent(productId)}/comments`;
  return store.send({ method: 'POST', path, body: question, schema: receivedResponse });
}
