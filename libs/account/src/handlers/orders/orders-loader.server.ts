import type { LoaderFunctionArgs } from '@remix-run/node';
import { limits } from '@vyloha/config';
import { requestedPage, totalPagesFor } from '@vyloha/links/server';
import { listOrders } from '../../api/list-orders.server';
import { requireCustomer } from '../customer-session/require-customer.server';
import { withCurrency } from './with-currency.server';

const perPage = limits.ordersPerPage;

/** The customer's orders, ten a page. */
export async function ordersLoader(args: LoaderFunctionArgs) {
  requireCustomer(args);
  const { request, context } = args;
  const page = requestedPage(request);
  const { orders, total } = await listOrders(context.store, { page, perPage });
  return {
    orders: await withCurrency(context, orders),
    page,
    totalPages: totalPagesFor(page, { total, perPage }),
    meta: { title: context.t('account:menu.orders') },
  };
}
