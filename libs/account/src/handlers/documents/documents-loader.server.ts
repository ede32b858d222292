import type { LoaderFunctionArgs } from '@remix-run/node';
import { limits } from '@vyloha/config';
import { requestedPage, totalPagesFor } from '@vyloha/links/server';
import { listIssuedDocuments } from '../../api/list-issued-documents.server';
import { toCompanyView } from '../../model/company-orders';
import { parseDocumentSearch } from '../../model/issued-document';
import { requireCustomer } from '../customer-session/require-customer.server';
import { withCurrency } from '../orders/with-currency.server';

const perPage = limits.ordersPerPage;

/** Invoices, credit notes and delivery notes of the customer or their company by kind and year, ten a page. */
export async function documentsLoader(args: LoaderFunctionArgs) {
  const { company } = requireCustomer(args);
  const companyView = toCompanyView(company);
  const { request, context } = args;
  const page = requestedPage(request);
  const search = parseDocumentSearch(new URL(request.url).searchParams, companyView);
  const { documents, total, years } = await listIssuedDocuments(context.store, { page, perPage, ...search });
  return {
    documents: await withCurrency(context, documents),
    search,
    companyView,
    years,
    total,
    page,
    totalPages: totalPagesFor(page, { total, perPage }),
    meta: { title: context.t(search.isOfCompany ? 'account:documents.ofCompany' : 'account:menu.documents') },
  };
}
