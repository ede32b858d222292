import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import type { QuestionInput } from '../model/reviews/question-input';
import { receivedResponse } from '../model/reviews/review-response';

/** Asks about a product; a logged-in customer gets the answer by the e-mail of the account. */
export function askQuestion(
  store: StoreClient,
  productId: string,
  question: QuestionInput,
): Promise<StoreResponse<unknown>> {
  const path = `/api/v1/products/${encodeURIComponent(productId)}/comments`;
  return store.send({ method: 'POST', path, body: question, schema: receivedResponse });
}
