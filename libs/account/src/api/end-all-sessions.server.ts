import { type StoreClient, unwrap } from '@vyloha/store-client';
import { emptyResponse } from '../model/empty-response';

/** Ends every session of the customer, the one of this browser included. */
export async function endAllSessions(store: StoreClient): Promise<void> {
  unwrap(await store.send({ method: 'DELETE', path: '/api/v1/user/sessions', schema: emptyResponse }));
}
