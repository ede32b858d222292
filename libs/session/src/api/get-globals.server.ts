import { unwrap } from '@vyloha/store-client';
import type { StoreClient } from '@vyloha/store-client';
import type { Globals } from '../model/globals';
import { globalsResponseSchema } from '../model/globals-response';

/** Global data of every page; shared by all shoppers of a locale and currency. */
export async function getGlobals(store: StoreClient): Promise<Globals> {
  return unwrap(
    await store.send({ method: 'GET', path: '/api/v1/globals', schema: globalsResponseSchema, shared: true }),
  );
}
