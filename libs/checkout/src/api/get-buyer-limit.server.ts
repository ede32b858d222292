import { type StoreClient, unwrapOrNull } from '@vyloha/store-client';
import { buyerLimitResponse, type BuyerLimit } from '../model/placing/buyer-limit';

/** Up to what the customer may order for their company; `null` without a company or a limit. */
export async function getBuyerLimit(store: StoreClient): Promise<BuyerLimit | null> {
  const response = await store.send({
    method: 'GET',
    path: '/api/v1/user/company',
    schema: buyerLimitResponse,
    optional: true,
  });
  return unwrapOrNull(response);
}
