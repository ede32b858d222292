import { type StoreClient, unwrapOrNull } from '@vyloha/store-client';
import { deviceSessionsResponse, type DeviceSession } from '../model/device-session';

/** Where the customer is logged in: this browser first, then the latest; none from a backend without this call. */
export async function listSessions(store: StoreClient): Promise<readonly DeviceSession[]> {
  const response = await store.send({ method: 'GET', path: '/api/v1/user/sessions', schema: deviceSessionsResponse });
  return unwrapOrNull(response) ?? [];
}
