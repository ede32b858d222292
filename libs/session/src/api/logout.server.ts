import type { StoreClient } from '@vyloha/store-client';
import { logoutResponseSchema } from '../model/logout-response';

/** Ends the token the client sends; one that is dead already is as good. */
export async function logout(store: StoreClient): Promise<void> {
  await store.send({ method: 'POST', path: '/api/oauth/logout', schema: logoutResponseSchema });
}
