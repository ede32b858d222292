import { unwrap, type StoreClient } from '@vyloha/store-client';
import { countriesResponseSchema } from '../model/country-response';
import type { Country } from '../model/globals';

/** The countries of the shop, at most `perPage`; shared by all shoppers. */
export async function listCountries(store: StoreClient, perPage: number): Promise<readonly Country[]> {
  const call = { path: '/api/v1/countries', query: { perPage }, shared: true } as const;
  return unwrap(await store.send({ ...call, method: 'GET', schema: countriesResponseSchema }));
}
