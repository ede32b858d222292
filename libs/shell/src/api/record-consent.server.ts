import type { ConsentCategory } from '@vyloha/contract';
import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import { consentRecordResponse } from '../model/consent-record';

interface Decision {
  /** Connects it with the earlier and later decisions of this browser. */
  id: string;
  granted: readonly ConsentCategory[];
  version: string;
  /** What the page said, in its language. */
  wording: string;
}

/** Stores what a shopper decided, as a proof. */
export function recordConsent(store: StoreClient, decision: Decision): Promise<StoreResponse<unknown>> {
  const path = '/api/v1/cookie-consents';
  return store.send({ method: 'POST', path, body: decision, schema: consentRecordResponse });
}
