import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import { uploadedPhotoResponse } from '../../model/claims/claim';

/** Uploads a photograph for a claim that is yet to be sent. @returns its id */
export function uploadClaimPhoto(store: StoreClient, bytes: Uint8Array): Promise<StoreResponse<string>> {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
  return store.send({
    method: 'POST',
    path: '/api/v1/user/claim-photos',
    body: { content },
    schema: uploadedPhotoResponse,
  });
}
