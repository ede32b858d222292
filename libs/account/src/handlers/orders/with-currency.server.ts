import type { AppLoadContext } from '@remix-run/node';
import { listCurrencies } from '@vyloha/session/server';
import type { Order } from '../../model/order';

/** Orders keep their currency whatever the active one is. */
export async function withCurrency({ store, currency }: AppLoadContext, orders: readonly Order[]) {
  const currencies = await listCurrencies(store);
  return orders.map((order) => ({
    ...order,
    currency: currencies.find(({ code }) => code === order.currencyCode) ?? currency,
  }));
}
