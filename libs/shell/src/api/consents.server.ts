import type { ConsentCategory } from '@vyloha/contract';
import type { StoreClient, StoreResponse } from '@vyloha/store-client';
import { consentRecordResponse } from '../model/consent-record';
import { subscribedSchema, type NewsletterLink } from '../model/newsletter';

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

/** Has the address mailed by which a subscriber unsubscribes; the answer is the same for who is not subscribed. */
export function requestUnsubscribeLink(store: StoreClient, email: string): Promise<StoreResponse<unknown>> {
  return store.send({
    method: 'POST',
    path: '/api/v1/newsletter/unsubscribe-link',
    body: { email },
    schema: subscribedSchema,
  });
}

/** Subscribes or unsubscribes by the secret of a mail; twice is once. */
export function followNewsletterLink(
  store: StoreClient,
  link: NewsletterLink,
  token: string,
): Promise<StoreResponse<unknown>> {
  return store.send({
    method: 'POST',
    path: `/api/v1/newsletter/${link}`,
    body: { token },
    schema: subscribedSchema,
  });
}
