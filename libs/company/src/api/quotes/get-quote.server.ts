import { type StoreClient, unwrapOrNull } from '@vyloha/store-client';
import { quoteResponse, type Quote } from '../../model/quotes/quote';

/** A quote by its number; `null` when the customer may see none of that number. */
export async function getQuote(store: StoreClient, code: string): Promise<Quote | null> {
  const path = `/api/v1/user/quotes/${encodeURIComponent(code)}`;
  const response = await store.send({ method: 'GET', path, schema: quoteResponse });
  return unwrapOrNull(response);
}
