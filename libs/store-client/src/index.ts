export type {} from './load-context';
export { StoreRefused, unwrap, unwrapOrNull, unwrapPage } from './store-response';
export type { StoreResponse } from './store-response';
export { createStoreClient } from './store-client.server';
export type { StoreCall, StoreClient, StoreDownload } from './store-client.server';
