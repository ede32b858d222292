import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import { requestedQuoteResponse } from '../../model/quotes/quote';
import type { QuoteForm } from '../../model/quotes/quote-form';

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
