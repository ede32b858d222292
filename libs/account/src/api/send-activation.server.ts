import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import { emptyResponse } from '../model/empty-response';

/** Mails the e-mail verification link again. */
export function sendActivation(store: StoreClient, callbackUrl: string): Promise<StoreResponse<unknown>> {
  const path = '/api/v1/user/activation';
  return store.send({ method: 'POST', path, body: { callbackUrl }, schema: emptyResponse });
}
