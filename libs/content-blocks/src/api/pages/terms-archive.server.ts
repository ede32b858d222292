import type { StoreClient } from '@vyloha/store-client';
import {
  type TermsVersion,
  type TermsVersionLink,
  termsVersionResponse,
  termsVersionsResponse,
} from '../../model/pages/terms-version';

/** Versions of the terms in the shopper's language, the newest first; none by a backend without this call. */
export async function listTermsVersions(store: StoreClient): Promise<readonly TermsVersionLink[]> {
  const response = await store.send({
    method: 'GET',
    path: '/api/v1/terms',
    schema: termsVersionsResponse,
    optional: true,
  });
  return response.ok ? response.data : [];
}

/** One version; `null` when there is no such in the shopper's language. */
export async function getTermsVersion(store: StoreClient, id: string): Promise<TermsVersion | null> {
  const path = `/api/v1/terms/${encodeURIComponent(id)}`;
  const response = await store.send({ method: 'GET', path, schema: termsVersionResponse, optional: true });
  return response.ok ? response.data : null;
}
