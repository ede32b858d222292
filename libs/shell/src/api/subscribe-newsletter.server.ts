import type { StoreAnswer, StoreClient } from '@vyloha/store-client';
import { subscribedSchema } from '../model/newsletter';

interface Subscription {
  email: string;
  /** Where a mail to the subscriber leads back to. */
  callbackUrl: string;
  /** Where on the site it was. */
  source: string;
}

/** Signs an address up; the terms are always sent as accepted, since the form says what one agrees to. */
export function subscribeNewsletter(store: StoreClient, subscription: Subscription): Promise<StoreAnswer<unknown>> {
  const body = { ...subscription, terms: true };
  return store.send({ method: 'POST', path: '/api/v1/newsletter/subscribe', body, schema: subscribedSchema });
}
