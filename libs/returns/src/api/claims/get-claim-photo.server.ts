import { type StoreClient, unwrap } from '@vyloha/store-client';
import { photoContentResponse } from '../../model/claims/claim';

const notFound = 404;

/** A photograph of one of the customer's own claims, a WebP file; `null` when there is none. @param number from 1 */
export async function getClaimPhoto(store: StoreClient, code: string, number: string): Promise<Buffer | null> {
  const path = `/api/v1/user/claims/${encodeURIComponent(code)}/photos/${encodeURIComponent(number)}`;
  const response = await store.send({ method: 'GET', path, schema: photoContentResponse });
  if (!response.ok && response.status === notFound) return null;
  return Buffer.from(unwrap(response).content, 'base64');
}
