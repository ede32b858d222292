import type { AppLoadContext } from '@remix-run/node';
import { listCurrencies } from '@vyloha/session/server';

/** Orders and documents keep their currency whatever the active one is. */
export async function withCurrency<T extends { currencyCode: string }>(
  { store, currency }: AppLoadContext,
  orders: readonly T[],
) {
  const currencies = await listCurrencies(store);
  return orders.map((order) => ({
    ...order,
    currency: currencies.find(({ code }) => code === order.currencyCode) ?? currency,
  }));
}
