import { unwrap } from '@vyloha/store-client';
import type { StoreClient } from '@vyloha/store-client';
import * as v from 'valibot';

const creditsResponseSchema = v.object({ amount: v.number() });

/** Loyalty credits of the logged-in user. */
export async function getCredits(store: StoreClient): Promise<number> {
  const answer = await store.send({
    method: 'GET',
    path: '/api/v1/user/credits/amount',
    schema: creditsResponseSchema,
  });
  return unwrap(answer).amount;
}
