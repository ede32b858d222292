import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import { type AddressInput, toAddressBody } from '../model/address-input';
import { emptyResponse } from '../model/empty-response';

/** Creates an address, or updates the one with the given id. */
export function saveAddress(store: StoreClient, input: AddressInput): Promise<StoreResponse<unknown>> {
  const call = { body: toAddressBody(input), schema: emptyResponse };
  if (input.id === undefined) return store.send({ ...call, method: 'POST', path: '/api/v1/user/addresses' });
  return store.send({ ...call, method: 'PATCH', path: `/api/v1/user/addresses/${encodeURIComponent(input.id)}` });
}
