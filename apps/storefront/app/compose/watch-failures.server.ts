import type { CmsClient } from '@vyloha/cms-client';
import type { StoreClient } from '@vyloha/store-client';

interface Clients {
  store: StoreClient;
  cms: CmsClient;
}

/** The same clients, telling of every call that failed: a page with a part missing is not one to keep for others. */
export function watchFailures({ store, cms }: Clients, onFailure: () => void): Clients {
  async function watched<T>(call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (error) {
      onFailure();
      throw error;
    }
  }
  return {
    store: { send: (call) => watched(store.send(call)) },
    cms: {
      rest: (call) => watched(cms.rest(call)),
      query: (document, variables, options) => watched(cms.query(document, variables, options)),
    },
  };
}
