import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireCustomer } from '@vyloha/account/server';
import { limits } from '@vyloha/config';
import { requestedPage, totalPagesFor } from '@vyloha/links/server';
import { listOrders } from '../../api/orders.server';
import { toCompanyView } from '../../model/company-orders';
import { parseOrderSearch } from '../../model/order-search';
import { withCurrencies } from '../with-currency.server';

const perPage = limits.ordersPerPage;

/** The customer's orders, or those of their company, by number, state and year, ten a page. */
export async function ordersLoader(args: LoaderFunctionArgs) {
  const { company } = requireCustomer(args);
  const companyView = toCompanyView(company);
  const { request, context } = args;
  const page = requestedPage(request);
  const search = parseOrderSearch(new URL(request.url).searchParams, companyView);
  const { orders, total, years } = await listOrders(context.store, { page, perPage, search });
  return {
    search,
    companyView,
    years,
    total,
    orders: await withCurrencies(context, orders),
    page,
    totalPages: totalPagesFor(page, { total, perPage }),
    meta: { title: context.t(search.isOfCompany ? 'orders:list.ofCompany' : 'account:menu.orders') },
  };
}
