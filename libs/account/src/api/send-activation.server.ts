import type { StoreAnswer, StoreClient } from '@vyloha/store-client';
import { nothingResponse } from '../model/nothing-response';

/** Mails the link that proves the e-mail once more. */
export function sendActivation(store: StoreClient, callbackUrl: string): Promise<StoreAnswer<unknown>> {
  const path = '/api/v1/user/activation';
  return store.send({ method: 'POST', path, body: { callbackUrl }, schema: nothingResponse });
}
