import type {} from '@remix-run/server-runtime';
import type { StoreClient } from './store-client.server';

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    /** Store client with the identity of the request's shopper. */
    store: StoreClient;
  }
}
