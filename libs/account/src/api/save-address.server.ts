import type { StoreAnswer, StoreClient } from '@vyloha/store-client';
import { type AddressInput, toAddressBody } from '../model/address-input';
import { nothingResponse } from '../model/nothing-response';

/** Adds an address, or changes the one whose id is given. */
export function saveAddress(store: StoreClient, input: AddressInput): Promise<StoreAnswer<unknown>> {
  const call = { body: toAddressBody(input), schema: nothingResponse };
  if (input.id === undefined) return store.send({ ...call, method: 'POST', path: '/api/v1/user/addresses' });
  return store.send({ ...call, method: 'PATCH', path: `/api/v1/user/addresses/${encodeURIComponent(input.id)}` });
}
