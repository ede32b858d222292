import { type StoreClient, type StoreResponse, unwrapOrNull } from '@vyloha/store-client';
import { companyResponse, type Company } from '../model/company/company';
import { buyerLimitResponse, type BuyerLimit } from '../model/placing/buyer-limit';

/** A Czech company by its number; 404 when the register knows none, 422 for a number that cannot be one. */
export function getCompany(store: StoreClient, ico: string): Promise<StoreResponse<Company>> {
  return store.send({ method: 'GET', path: '/api/v1/ares/ico', query: { ico }, schema: companyResponse });
}

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
