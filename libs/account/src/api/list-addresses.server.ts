import { type StoreClient, unwrap } from '@vyloha/store-client';
import type { Address } from '../model/address';
import { addressesResponse } from '../model/address-response';

/** The customer's address book. */
export async function listAddresses(store: StoreClient): Promise<readonly Address[]> {
  return unwrap(await store.send({ method: 'GET', path: '/api/v1/user/addresses', schema: addressesResponse }));
}
