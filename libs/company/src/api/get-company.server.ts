import { type StoreClient, unwrapOrNull } from '@vyloha/store-client';
import { companyResponse, type CompanyAccount } from '../model/company-account';

/** The company that the customer buys for; `null` when there is none. */
export async function getCompany(store: StoreClient): Promise<CompanyAccount | null> {
  const response = await store.send({ method: 'GET', path: '/api/v1/user/company', schema: companyResponse });
  return unwrapOrNull(response);
}
