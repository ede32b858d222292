import { type StoreClient, unwrap } from '@vyloha/store-client';
import { papersResponse, type PapersKind } from '../model/paper';

/** Documents of the customer, or goods on their way back. */
export async function listPapers(store: StoreClient, kind: PapersKind) {
  return unwrap(await store.send({ method: 'GET', path: `/api/v1/user/${kind}`, schema: papersResponse }));
}
