import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import { subscribedSchema } from '../model/newsletter';

interface Subscription {
  email: string;
  /** Target of the link in the subscriber's e-mail. */
  callbackUrl: string;
  /** Where on the site the form was posted from. */
  source: string;
  /** What the form says about the consent, in its language. */
  wording: string;
}

/** Has a link mailed that subscribes an address; the terms are always sent as accepted, since the form states them. */
export function subscribeNewsletter(store: StoreClient, subscription: Subscription): Promise<StoreResponse<unknown>> {
  const body = { ...subscription, terms: true };
  return store.send({ method: 'POST', path: '/api/v1/newsletter/subscribe', body, schema: subscribedSchema });
}
