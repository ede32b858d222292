import type { LoaderFunctionArgs } from '@remix-run/node';
import { toAddressLines } from '@vyloha/contract';
import { listOrders } from '../../api/list-orders.server';
import { requireCustomer } from '../customer-session/require-customer.server';
import { withCurrency } from '../orders/with-currency.server';

const latestOrders = 3;

/** Data of the dashboard page. */
export async function dashboardLoader(args: LoaderFunctionArgs) {
  const { name, email, phone, address, isEmailConfirmed } = requireCustomer(args);
  const { context } = args;
  const { orders, total } = await listOrders(context.store, { page: 1, perPage: latestOrders });
  return {
    customer: { name, email, phone, addressLines: address === null ? [] : toAddressLines(address), isEmailConfirmed },
    orders: await withCurrency(context, orders),
    hasMoreOrders: total > orders.length,
    meta: { title: context.t('account:menu.dashboard') },
  };
}
