import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireCustomer } from '@vyloha/account/server';
import { limits } from '@vyloha/config';
import { requestedPage, totalPagesFor } from '@vyloha/links/server';
import { listQuotes } from '../../api/quotes.server';

const perPage = limits.ordersPerPage;

/** Quotes of the customer and of colleagues, as many a page as orders. */
export async function quotesLoader(args: LoaderFunctionArgs) {
  requireCustomer(args);
  const { request, context } = args;
  const page = requestedPage(request);
  const { quotes, total } = await listQuotes(context.store, { page, perPage });
  return {
    quotes,
    page,
    totalPages: totalPagesFor(page, { total, perPage }),
    meta: { title: context.t('company:quotes.title') },
  };
}
