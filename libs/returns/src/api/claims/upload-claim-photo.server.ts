import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import { uploadedPhotoResponse } from '../../model/claims/claim';
import { claimsPath } from './claims-path.server';

/** Uploads a photograph for a claim that is yet to be sent. @param token secret of its order; null for a customer @returns its id */
export function uploadClaimPhoto(
  store: StoreClient,
  token: string | null,
  bytes: Uint8Array,
): Promise<StoreResponse<string>> {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
  return store.send({
    method: 'POST',
    path: token === null ? '/api/v1/user/claim-photos' : `${claimsPath(token)}/photos`,
    body: { content },
    schema: uploadedPhotoResponse,
  });
}
