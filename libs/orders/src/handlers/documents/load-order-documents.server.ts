import type { AppLoadContext } from '@remix-run/node';
import { withUnavailableFallback } from '@vyloha/http-client';
import { isFeatureEnabled } from '@vyloha/session/server';
import { listDocumentsByToken, listIssuedDocuments } from '../../api/documents.server';
import { isOfColleague } from '../../model/company-orders';
import type { Order } from '../../model/order';
import { withCurrencies } from '../with-currency.server';

/** Of one order there are three at most, by a backend that knows no other kinds. */
const perPage = 20;

/** Documents of an order that the customer may open; its page is complete without them. */
export async function loadOrderDocumentsOrEmpty(
  context: AppLoadContext,
  { code, orderedBy }: Pick<Order, 'code' | 'orderedBy'>,
) {
  if (!(await isFeatureEnabled(context, 'documents'))) return [];
  const listing = listIssuedDocuments(context.store, {
    page: 1,
    perPage,
    order: code,
    isOfCompany: isOfColleague(orderedBy),
  });
  const found = await withUnavailableFallback(listing, () => null);
  return withCurrencies(context, found?.documents ?? []);
}

/** Documents of the order that a token opens; its page is complete without them. */
export async function loadDocumentsByTokenOrEmpty(context: AppLoadContext, token: string) {
  if (!(await isFeatureEnabled(context, 'documents'))) return [];
  return withCurrencies(context, await withUnavailableFallback(listDocumentsByToken(context.store, token), () => []));
}
