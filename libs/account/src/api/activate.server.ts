import type { StoreAnswer, StoreClient } from '@vyloha/store-client';
import { nothingResponse } from '../model/nothing-response';

/** Proves the e-mail of the customer who is logged in, by the secret of the mail. */
export function activate(store: StoreClient, token: string): Promise<StoreAnswer<unknown>> {
  return store.send({ method: 'POST', path: '/api/v1/activate', body: { token }, schema: nothingResponse });
}
