import { type StoreClient, unwrapOrNull } from '@vyloha/store-client';
import { photoContentResponse } from '../../model/claims/claim';

/** A photograph of one of the customer's own claims, a WebP file; `null` when there is none. @param number from 1 */
export async function getClaimPhoto(store: StoreClient, code: string, number: string): Promise<Buffer | null> {
  const path = `/api/v1/user/claims/${encodeURIComponent(code)}/photos/${encodeURIComponent(number)}`;
  const response = await store.send({ method: 'GET', path, schema: photoContentResponse });
  const photo = unwrapOrNull(response);
  return photo && Buffer.from(photo.content, 'base64');
}
