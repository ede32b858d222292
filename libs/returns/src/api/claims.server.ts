import { type StoreClient, type StoreResponse, unwrapOrNull, unwrapPage } from '@vyloha/store-client';
import {
  claimResponse,
  claimSummaryResponse,
  claimsResponse,
  photoContentResponse,
  type Claim,
  type ClaimSummary,
  uploadedPhotoResponse,
} from '../model/claims/claim';
import type { ClaimForm } from '../model/claims/claim-form';
import { claimOrderResponse, type ClaimOrder } from '../model/claims/claim-order';

/**
 * Path of the calls about claims.
 * @param token secret of an order; null for the claims of the customer
 */
function claimsPath(token: string | null): string {
  return token === null ? '/api/v1/user/claims' : `/api/v1/claims/orders/${encodeURIComponent(token)}`;
}

/** What can be claimed of the order that a secret opens; `null` when it opens none any more. */
export async function getClaimOrder(store: StoreClient, token: string): Promise<ClaimOrder | null> {
  const response = await store.send({ method: 'GET', path: claimsPath(token), schema: claimOrderResponse });
  return unwrapOrNull(response);
}

/** A page of the customer's claims, newest first. */
export async function listClaims(
  store: StoreClient,
  query: { page: number; perPage: number },
): Promise<{ claims: readonly Claim[]; total: number }> {
  const response = await store.send({ method: 'GET', path: '/api/v1/user/claims', query, schema: claimsResponse });
  const { items: claims, total } = unwrapPage(response);
  return { claims, total };
}

/** One of the customer's own claims, or of the order that a secret opens, by its number; `null` when there is none. */
export async function getClaim(store: StoreClient, token: string | null, code: string): Promise<Claim | null> {
  const path = `${claimsPath(token)}/${encodeURIComponent(code)}`;
  const response = await store.send({ method: 'GET', path, schema: claimResponse });
  return unwrapOrNull(response);
}

/**
 * Claims a defect of a product of one of the customer's own orders, or of the order that the secret opens. The same attempt
 * again is the same claim.
 */
export function addClaim(
  store: StoreClient,
  token: string | null,
  { item: { orderId, itemId }, ...claim }: ClaimForm,
  attempt: string,
): Promise<StoreResponse<ClaimSummary>> {
  return store.send({
    method: 'POST',
    path: claimsPath(token),
    body: { ...(token === null && { order_id: orderId }), item_id: itemId, ...claim },
    schema: claimSummaryResponse,
    idempotencyKey: attempt,
  });
}

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
