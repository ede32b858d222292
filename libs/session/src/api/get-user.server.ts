import { StoreRefused } from '@vyloha/store-client';
import type { StoreClient } from '@vyloha/store-client';
import type { UserResult } from '../model/user';
import { userResponseSchema } from '../model/user-response';

/** The owner of the client's token; an invalid token is a result, not an error. */
export async function getUser(store: StoreClient): Promise<UserResult> {
  const response = await store.send({
    method: 'GET',
    path: '/api/v1/user',
    schema: userResponseSchema,
    optional: true,
  });
  if (response.ok) return { ok: true, value: response.data };
  if (response.status === 401) return { ok: false, problem: 'tokenInvalid' };
  throw new StoreRefused(response);
}
