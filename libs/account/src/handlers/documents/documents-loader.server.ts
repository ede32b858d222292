import type { LoaderFunctionArgs } from '@remix-run/node';
import { limits } from '@vyloha/config';
import { requestedPage, totalPagesFor } from '@vyloha/links/server';
import { listIssuedDocuments } from '../../api/list-issued-documents.server';
import { parseDocumentSearch } from '../../model/issued-document';
import { requireCustomer } from '../customer-session/require-customer.server';
import { withCurrency } from '../orders/with-currency.server';

const perPage = limits.ordersPerPage;

/** The customer's invoices, credit notes and delivery notes by kind and year, ten a page. */
export async function documentsLoader(args: LoaderFunctionArgs) {
  requireCustomer(args);
  const { request, context } = args;
  const page = requestedPage(request);
  const search = parseDocumentSearch(new URL(request.url).searchParams);
  const { documents, total, years } = await listIssuedDocuments(context.store, { page, perPage, ...search });
  return {
    documents: await withCurrency(context, documents),
    search,
    years,
    total,
    page,
    totalPages: totalPagesFor(page, { total, perPage }),
    meta: { title: context.t('account:menu.documents') },
  };
}
