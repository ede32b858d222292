import { type StoreClient, unwrap } from '@vyloha/store-client';
import { companyResponse, type CompanyAccount } from '../model/company-account';

const notFound = 404;

/** The company that the customer buys for; `null` when there is none. */
export async function getCompany(store: StoreClient): Promise<CompanyAccount | null> {
  const response = await store.send({ method: 'GET', path: '/api/v1/user/company', schema: companyResponse });
  return !response.ok && response.status === notFound ? null : unwrap(response);
}
