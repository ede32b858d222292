import { type StoreClient, type StoreResponse, unwrap } from '@vyloha/store-client';
import type { Address } from '../model/address';
import { toAddressBody, type AddressInput } from '../model/address-input';
import { addressesResponse } from '../model/address-response';
import { configurationResponse, type AddressServiceConfiguration } from '../model/address-service/configuration';
import { emptyResponse } from '../model/empty-response';

/** The customer's address book. */
export async function listAddresses(store: StoreClient): Promise<readonly Address[]> {
  return unwrap(await store.send({ method: 'GET', path: '/api/v1/user/addresses', schema: addressesResponse }));
}

/** Creates an address, or updates the one with the given id. */
export function saveAddress(store: StoreClient, input: AddressInput): Promise<StoreResponse<unknown>> {
  const call = { body: toAddressBody(input), schema: emptyResponse };
  if (input.id === undefined) return store.send({ ...call, method: 'POST', path: '/api/v1/user/addresses' });
  return store.send({ ...call, method: 'PATCH', path: `/api/v1/user/addresses/${encodeURIComponent(input.id)}` });
}

/** Removes one of the customer's addresses. */
export function removeAddress(store: StoreClient, id: string): Promise<StoreResponse<unknown>> {
  const path = `/api/v1/user/addresses/${encodeURIComponent(id)}`;
  return store.send({ method: 'DELETE', path, schema: emptyResponse });
}

/** The configuration of the address service, the same for all shoppers; 404 from a backend that has none. */
export function getAddressService(store: StoreClient): Promise<StoreResponse<AddressServiceConfiguration>> {
  const call = { method: 'GET', path: '/api/v1/address-autocomplete', shared: true } as const;
  return store.send({ ...call, schema: configurationResponse });
}
