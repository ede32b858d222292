import { unwrap, type StoreClient } from '@vyloha/store-client';
import { buyerLimitResponse, type BuyerLimit } from '../model/placing/buyer-limit';

const notFound = 404;

/** Up to what the customer may order for their company; `null` without a company or a limit. */
export async function getBuyerLimit(store: StoreClient): Promise<BuyerLimit | null> {
  const response = await store.send({
    method: 'GET',
    path: '/api/v1/user/company',
    schema: buyerLimitResponse,
    optional: true,
  });
  return !response.ok && response.status === notFound ? null : unwrap(response);
}
