import { type StoreClient, unwrap } from '@vyloha/store-client';
import { deviceSessionsResponse, type DeviceSession } from '../model/device-session';

/** Where the customer is logged in, this one first, then the latest. */
export async function listSessions(store: StoreClient): Promise<readonly DeviceSession[]> {
  return unwrap(await store.send({ method: 'GET', path: '/api/v1/user/sessions', schema: deviceSessionsResponse }));
}
