import { type StoreClient, type StoreResponse, unwrap } from '@vyloha/store-client';
import { personalDataResponse } from '../model/account-responses';
import { emptyResponse } from '../model/empty-response';

/** Everything the shop knows of the customer, by kind. */
export async function getPersonalData(store: StoreClient): Promise<Record<string, unknown>> {
  return unwrap(await store.send({ method: 'GET', path: '/api/v1/user/data', schema: personalDataResponse }));
}

/** Deletes the account for good. */
export function deleteAccount(store: StoreClient, password: string): Promise<StoreResponse<unknown>> {
  return store.send({ method: 'POST', path: '/api/v1/user/deletion', body: { password }, schema: emptyResponse });
}
