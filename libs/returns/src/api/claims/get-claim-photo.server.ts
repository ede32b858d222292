import { type StoreClient, unwrapOrNull } from '@vyloha/store-client';
import { photoContentResponse } from '../../model/claims/claim';
import { claimsPath } from './claims-path.server';

/** A photograph of one of those claims, a WebP file; `null` when there is none. @param number from 1 */
export async function getClaimPhoto(
  store: StoreClient,
  token: string | null,
  { code, number }: { code: string; number: string },
): Promise<Buffer | null> {
  const path = `${claimsPath(token)}/${encodeURIComponent(code)}/photos/${encodeURIComponent(number)}`;
  const response = await store.send({ method: 'GET', path, schema: photoContentResponse });
  const photo = unwrapOrNull(response);
  return photo && Buffer.from(photo.content, 'base64');
}
