import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import { configurationResponse, type AddressServiceConfiguration } from '../model/address-service/configuration';

/** The configuration of the address service, the same for all shoppers; 404 from a backend that has none. */
export function getAddressService(store: StoreClient): Promise<StoreResponse<AddressServiceConfiguration>> {
  const call = { method: 'GET', path: '/api/v1/address-autocomplete', shared: true } as const;
  return store.send({ ...call, schema: configurationResponse });
}
