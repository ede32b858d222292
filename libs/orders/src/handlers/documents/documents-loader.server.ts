import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireCustomer } from '@vyloha/account/server';
import { limits } from '@vyloha/config';
import { requestedPage, totalPagesFor } from '@vyloha/links/server';
import { listIssuedDocuments } from '../../api/documents.server';
import { toCompanyView } from '../../model/company-orders';
import { parseDocumentSearch } from '../../model/documents/issued-document';
import { withCurrencies } from '../with-currency.server';

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
    documents: await withCurrencies(context, documents),
    search,
    companyView,
    years,
    total,
    page,
    totalPages: totalPagesFor(page, { total, perPage }),
    meta: { title: context.t(search.isOfCompany ? 'orders:documents.ofCompany' : 'account:menu.documents') },
  };
}
