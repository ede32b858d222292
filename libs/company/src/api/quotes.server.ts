import { type StoreClient, type StoreResponse, unwrapOrNull, unwrapPage } from '@vyloha/store-client';
import { emptyResponse } from '../model/empty-response';
import {
  quoteResponse,
  quotesResponse,
  requestedQuoteResponse,
  type Quote,
  type QuoteSummary,
} from '../model/quotes/quote';
import type { QuoteForm } from '../model/quotes/quote-form';

/** Asks for prices of what is in the cart. The same attempt again is the same quote. */
export function requestQuote(
  store: StoreClient,
  { message, wantedDate }: QuoteForm,
  attempt: string,
): Promise<StoreResponse<{ code: string }>> {
  return store.send({
    method: 'POST',
    path: '/api/v1/user/quotes',
    body: { message, wanted_date: wantedDate },
    schema: requestedQuoteResponse,
    idempotencyKey: attempt,
  });
}

/** A page of the quotes that the customer may see, newest first. */
export async function listQuotes(
  store: StoreClient,
  query: { page: number; perPage: number },
): Promise<{ quotes: readonly QuoteSummary[]; total: number }> {
  const response = await store.send({ method: 'GET', path: '/api/v1/user/quotes', query, schema: quotesResponse });
  const { items: quotes, total } = unwrapPage(response);
  return { quotes, total };
}

/** A quote by its number; `null` when the customer may see none of that number. */
export async function getQuote(store: StoreClient, code: string): Promise<Quote | null> {
  const path = `/api/v1/user/quotes/${encodeURIComponent(code)}`;
  const response = await store.send({ method: 'GET', path, schema: quoteResponse });
  return unwrapOrNull(response);
}

/** Puts what a quote offers into the cart, at its prices; again changes nothing. */
export function putQuoteIntoCart(store: StoreClient, code: string): Promise<StoreResponse<unknown>> {
  const path = `/api/v1/user/quotes/${encodeURIComponent(code)}/cart`;
  return store.send({ method: 'POST', path, body: {}, schema: emptyResponse });
}
