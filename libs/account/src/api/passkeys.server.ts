import { type StoreClient, type StoreResponse, unwrap } from '@vyloha/store-client';
import { emptyResponse } from '../model/empty-response';
import { credentialOptionsResponse, passkeysResponse, type CredentialOptions, type Passkey } from '../model/passkey';

const path = '/api/v1/user/passkeys';

/** The customer's passkeys, in the order of adding. */
export async function listPasskeys(store: StoreClient): Promise<readonly Passkey[]> {
  return unwrap(await store.send({ method: 'GET', path, schema: passkeysResponse }));
}

/** What a new passkey has to sign; the customer proves to be the owner by the password. */
export function requestNewPasskey(store: StoreClient, password: string): Promise<StoreResponse<CredentialOptions>> {
  const body = { password };
  return store.send({ method: 'POST', path: `${path}/options`, body, schema: credentialOptionsResponse });
}

/** Adds a passkey by its credential. */
export function addPasskey(
  store: StoreClient,
  body: { name: string; credential: unknown },
): Promise<StoreResponse<unknown>> {
  return store.send({ method: 'POST', path, body, schema: emptyResponse });
}

/** Removes one of the customer's passkeys. */
export function removePasskey(store: StoreClient, id: string): Promise<StoreResponse<unknown>> {
  return store.send({ method: 'DELETE', path: `${path}/${encodeURIComponent(id)}`, schema: emptyResponse });
}
