import { type StoreClient, type StoreResponse, unwrap, unwrapOrNull } from '@vyloha/store-client';
import { deviceSessionsResponse, type DeviceSession } from '../model/device-session';
import { emptyResponse } from '../model/empty-response';

/** Where the customer is logged in: this browser first, then the latest; none from a backend without this call. */
export async function listSessions(store: StoreClient): Promise<readonly DeviceSession[]> {
  const response = await store.send({ method: 'GET', path: '/api/v1/user/sessions', schema: deviceSessionsResponse });
  return unwrapOrNull(response) ?? [];
}

/** Ends one of the customer's sessions. */
export function endSession(store: StoreClient, id: string): Promise<StoreResponse<unknown>> {
  const path = `/api/v1/user/sessions/${encodeURIComponent(id)}`;
  return store.send({ method: 'DELETE', path, schema: emptyResponse });
}

/** Ends every session of the customer, the one of this browser included. */
export async function endAllSessions(store: StoreClient): Promise<void> {
  unwrap(await store.send({ method: 'DELETE', path: '/api/v1/user/sessions', schema: emptyResponse }));
}
