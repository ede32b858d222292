import { unwrap } from '@vyloha/store-client';
import type { StoreClient } from '@vyloha/store-client';
import { currenciesResponseSchema } from '../model/currency-response';
import type { ShopCurrency } from '../model/shop-currency';

/** The currencies the shop sells in; shared by all shoppers. */
export async function listCurrencies(store: StoreClient): Promise<readonly ShopCurrency[]> {
  return unwrap(
    await store.send({ method: 'GET', path: '/api/v1/currencies', schema: currenciesResponseSchema, shared: true }),
  );
}
