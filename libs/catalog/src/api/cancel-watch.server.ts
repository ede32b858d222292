import { type StoreClient, unwrap } from '@vyloha/store-client';
import { watchAnswer } from '../model/product/watch-input';

/** Calls a watch off by the secret of its mail; one that is over already is called off as well. */
export async function cancelWatch(store: StoreClient, token: string): Promise<void> {
  const path = '/api/v1/watchers/cancel';
  unwrap(await store.send({ method: 'POST', path, body: { token }, schema: watchAnswer }));
}
