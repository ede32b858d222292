import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireCustomer } from '@vyloha/account/server';
import { limits } from '@vyloha/config';
import { requestedPage, totalPagesFor } from '@vyloha/links/server';
import { listOrders } from '@vyloha/orders/server';
import { listReturns } from '../../api/withdrawals.server';
import { toReturnableOrders } from '../../model/withdrawal/returnable-order';

const perPage = limits.ordersPerPage;
/** That a return can begin from; older ones are found by their number. */
const latestOrders = 20;

/** What the customer has returned, and the orders from which more can be. */
export async function returnsLoader(args: LoaderFunctionArgs) {
  requireCustomer(args);
  const { request, context } = args;
  const page = requestedPage(request);
  const [{ returns, total }, { orders }] = await Promise.all([
    listReturns(context.store, { page, perPage }),
    listOrders(context.store, { page: 1, perPage: latestOrders }),
  ]);
  return {
    returns,
    orders: toReturnableOrders(orders),
    page,
    totalPages: totalPagesFor(page, { total, perPage }),
    meta: { title: context.t('returns:returns.title') },
  };
}
