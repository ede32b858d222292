import type { ConsentCategory } from '@vyloha/contract';
import { type StoreClient, unwrap } from '@vyloha/store-client';
import { consentRecordResponse } from '../model/consent-record';

interface Decision {
  /** Of this browser's earlier decisions; `null` for the first one. */
  id: string | null;
  granted: readonly ConsentCategory[];
  version: string;
  /** What the page said, in its language. */
  wording: string;
}

/** Stores what a shopper decided, as a proof. Returns the id that connects it with this browser's later decisions. */
export async function recordConsent(store: StoreClient, decision: Decision): Promise<string> {
  const path = '/api/v1/cookie-consents';
  return unwrap(await store.send({ method: 'POST', path, body: decision, schema: consentRecordResponse })).id;
}
