import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import type { ReportInput } from '../model/reviews/report-input';
import { receivedResponse } from '../model/reviews/review-response';

/** Reports a review, a question or an answer of a product to the shop's staff. */
export function reportPost(
  store: StoreClient,
  productId: string,
  report: ReportInput & { subject_id: string },
): Promise<StoreResponse<unknown>> {
  const path = `/api/v1/products/${encodeURIComponent(productId)}/reports`;
  return store.send({ method: 'POST', path, body: report, schema: receivedResponse });
}
