import type { StoreClient } from '@vyloha/store-client';
import { logoutResponseSchema } from '../model/logout-response';

/** Revokes the client's token; succeeds for an invalid one. */
export async function logout(store: StoreClient): Promise<void> {
  await store.send({ method: 'POST', path: '/api/oauth/logout', schema: logoutResponseSchema });
}
