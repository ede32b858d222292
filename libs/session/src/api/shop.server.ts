import { type StoreClient, unwrap } from '@vyloha/store-client';
import { countriesResponseSchema } from '../model/country-response';
import { currenciesResponseSchema } from '../model/currency-response';
import type { Country, Globals } from '../model/globals';
import { globalsResponseSchema } from '../model/globals-response';
import type { ShopCurrency } from '../model/shop-currency';

/** Global data of every page; shared by all shoppers of a locale and currency. */
export async function getGlobals(store: StoreClient): Promise<Globals> {
  return unwrap(
    await store.send({ method: 'GET', path: '/api/v1/globals', schema: globalsResponseSchema, shared: true }),
  );
}

/** The countries of the shop, at most `perPage`; shared by all shoppers. */
export async function listCountries(store: StoreClient, perPage: number): Promise<readonly Country[]> {
  const call = { path: '/api/v1/countries', query: { perPage }, shared: true } as const;
  return unwrap(await store.send({ ...call, method: 'GET', schema: countriesResponseSchema }));
}

/** The currencies the shop sells in; shared by all shoppers. */
export async function listCurrencies(store: StoreClient): Promise<readonly ShopCurrency[]> {
  return unwrap(
    await store.send({ method: 'GET', path: '/api/v1/currencies', schema: currenciesResponseSchema, shared: true }),
  );
}
