import { type StoreClient, type StoreResponse, unwrap } from '@vyloha/store-client';
import { type NewsletterConsent, newsletterConsentResponse } from '../model/account-responses';

const path = '/api/v1/user/newsletter';

export async function getNewsletterConsent(store: StoreClient): Promise<NewsletterConsent> {
  return unwrap(await store.send({ method: 'GET', path, schema: newsletterConsentResponse }));
}

/** @param body.wording what the form says about the consent, kept as its proof */
export function setNewsletterConsent(
  store: StoreClient,
  body: { isWanted: boolean; wording: string },
): Promise<StoreResponse<NewsletterConsent>> {
  return store.send({ method: 'PATCH', path, body, schema: newsletterConsentResponse });
}
