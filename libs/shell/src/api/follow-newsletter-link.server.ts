import type { StoreResponse, StoreClient } from '@vyloha/store-client';
import { subscribedSchema, type NewsletterLink } from '../model/newsletter';

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
