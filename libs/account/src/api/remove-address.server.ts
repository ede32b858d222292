import type { StoreAnswer, StoreClient } from '@vyloha/store-client';
import { nothingResponse } from '../model/nothing-response';

/** Removes one of the customer's addresses. */
export function removeAddress(store: StoreClient, id: string): Promise<StoreAnswer<unknown>> {
  const path = `/api/v1/user/addresses/${encodeURIComponent(id)}`;
  return store.send({ method: 'DELETE', path, schema: nothingResponse });
}
