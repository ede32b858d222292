import { StoreRefused, type StoreClient, unwrap } from '@vyloha/store-client';
import { creditsResponseSchema } from '../model/credits-response';
import { logoutResponseSchema } from '../model/logout-response';
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

/** Loyalty credits of the logged-in user. */
export async function getCredits(store: StoreClient): Promise<number> {
  const response = await store.send({
    method: 'GET',
    path: '/api/v1/user/credits/amount',
    schema: creditsResponseSchema,
    optional: true,
  });
  return unwrap(response).amount;
}

/** Revokes the client's token; succeeds for an invalid one. */
export async function logout(store: StoreClient): Promise<void> {
  await store.send({ method: 'POST', path: '/api/oauth/logout', schema: logoutResponseSchema });
}
