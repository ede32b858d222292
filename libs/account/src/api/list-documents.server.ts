import { type StoreClient, unwrap } from '@vyloha/store-client';
import { documentsResponse, type DocumentKind } from '../model/document';

/** The customer's documents. */
export async function listDocuments(store: StoreClient, kind: DocumentKind) {
  return unwrap(await store.send({ method: 'GET', path: `/api/v1/user/${kind}`, schema: documentsResponse }));
}
