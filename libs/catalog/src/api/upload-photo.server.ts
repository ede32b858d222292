import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import { uploadedPhotoResponse } from '../model/reviews/review-response';

/** Uploads a photograph for a review that is yet to be sent. @returns its id */
export function uploadPhoto(store: StoreClient, bytes: Uint8Array): Promise<StoreResponse<string>> {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
  return store.send({
    method: 'POST',
    path: '/api/v1/review-photos',
    body: { content },
    schema: uploadedPhotoResponse,
  });
}
