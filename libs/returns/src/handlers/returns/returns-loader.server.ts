import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireCustomer } from '@vyloha/account/server';
import { limits } from '@vyloha/config';
import { requestedPage, totalPagesFor } from '@vyloha/links/server';
import { listReturnableOrders } from '../../api/withdrawals/list-returnable-orders.server';
import { listReturns } from '../../api/withdrawals/list-returns.server';

const perPage = limits.ordersPerPage;

/** What the customer has returned, and the orders from which more can be. */
export async function returnsLoader(args: LoaderFunctionArgs) {
  requireCustomer(args);
  const { request, context } = args;
  const page = requestedPage(request);
  const [{ returns, total }, orders] = await Promise.all([
    listReturns(context.store, { page, perPage }),
    listReturnableOrders(context.store),
  ]);
  return {
    returns,
    orders,
    page,
    totalPages: totalPagesFor(page, { total, perPage }),
    meta: { title: context.t('returns:returns.title') },
  };
}
