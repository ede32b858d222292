import { type StoreClient, unwrapPage } from '@vyloha/store-client';
import { quotesResponse, type QuoteSummary } from '../../model/quotes/quote';

/** A page of the quotes that the customer may see, newest first. */
export async function listQuotes(
  store: StoreClient,
  query: { page: number; perPage: number },
): Promise<{ quotes: readonly QuoteSummary[]; total: number }> {
  const response = await store.send({ method: 'GET', path: '/api/v1/user/quotes', query, schema: quotesResponse });
  const { items: quotes, total } = unwrapPage(response);
  return { quotes, total };
}
