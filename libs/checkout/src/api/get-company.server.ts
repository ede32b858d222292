import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import { companyResponse, type Company } from '../model/company/company';

/** A Czech company by its number; 404 when the register knows none, 422 for a number that cannot be one. */
export function getCompany(store: StoreClient, ico: string): Promise<StoreResponse<Company>> {
  return store.send({ method: 'GET', path: '/api/v1/ares/ico', query: { ico }, schema: companyResponse });
}
