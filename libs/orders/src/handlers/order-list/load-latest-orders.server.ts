import type { AppLoadContext } from '@remix-run/node';
import { listOrders } from '../../api/orders.server';
import { withCurrencies } from '../with-currency.server';

const latestOrders = 3;

/** The customer's latest orders, for the first page of the user area. */
export async function loadLatestOrders(context: AppLoadContext) {
  const { orders, total } = await listOrders(context.store, { page: 1, perPage: latestOrders });
  return { orders: await withCurrencies(context, orders), hasMoreOrders: total > orders.length };
}
