import { StoreRefused } from '@vyloha/store-client';
import type { StoreClient } from '@vyloha/store-client';
import type { UserResult } from '../model/user-result';
import { userResponseSchema } from '../model/user-response';

/** The owner of the client's token; an invalid token is a result, not an error. */
export async function getUser(store: StoreClient): Promise<UserResult> {
  const response = await store.send({
    method: 'GET',
    path: '/api/v1/user',
    schema: userResponseSchema,
    optional: true,
  });
  if (response.ok) return { kind: 'found', user: response.data };
  if (response.status === 401) return { kind: 'refused' };
  throw new StoreRefused(response);
}
