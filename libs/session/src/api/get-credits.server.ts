import { unwrap } from '@vyloha/store-client';
import type { StoreClient } from '@vyloha/store-client';
import { creditsResponseSchema } from '../model/credits-response';

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
