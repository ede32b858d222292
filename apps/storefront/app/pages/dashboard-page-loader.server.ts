import type { LoaderFunctionArgs } from '@remix-run/node';
import { dashboardLoader } from '@vyloha/account/server';
import { loadLatestOrders } from '@vyloha/orders/server';

/** The first page of the user area, with the customer's latest orders. */
export async function dashboardPageLoader(args: LoaderFunctionArgs) {
  // First, as it redirects guests.
  const page = await dashboardLoader(args);
  return { ...page, ...(await loadLatestOrders(args.context)) };
}
