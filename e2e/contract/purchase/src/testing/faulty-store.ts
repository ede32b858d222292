import { BackendUnavailable } from '@vyloha/http-client';
import type { StoreCall, StoreClient, StoreResponse } from '@vyloha/store-client';

/** What happens to the calls about placing an order, or to all: `no settling` is a store that lacks that call. */
export type StoreFault = 'request lost' | 'answer lost' | 'backend dead' | 'no settling';

const placePath = '/api/v1/cart/place';
const settlePath = '/api/v1/cart/place/settle';

/** A store with a fault. */
export function faultyStore(store: StoreClient, fault: StoreFault): StoreClient {
  return {
    ...store,
    async send<T>(call: StoreCall<T>): Promise<StoreResponse<T>> {
      if (fault === 'no settling' && call.path === settlePath) return { ok: false, status: 404, errors: [] };
      if (fault === 'no settling') return store.send(call);
      if (!call.path.startsWith(placePath) && fault !== 'backend dead') return store.send(call);
      if (fault === 'answer lost') await store.send(call);
      throw new BackendUnavailable(call.path, { reason: 'timeout', requestId: 'test' });
    },
  };
}
