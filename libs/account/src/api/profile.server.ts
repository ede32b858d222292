import { type StoreClient, type StoreResponse, unwrap } from '@vyloha/store-client';
import {
  emailResponse,
  newsletterConsentResponse,
  personalDataResponse,
  type NewsletterConsent,
} from '../model/account-responses';
import { emptyResponse } from '../model/empty-response';
import { toUserBody, type SettingsInput } from '../model/settings-input';

/** Updates the customer's personal data. */
export function changeUser(store: StoreClient, input: SettingsInput): Promise<StoreResponse<unknown>> {
  return store.send({ method: 'PATCH', path: '/api/v1/user', body: toUserBody(input), schema: emptyResponse });
}

/** Has a link mailed to a new e-mail; answers the same when that has an account. */
export function requestEmailChange(
  store: StoreClient,
  body: { email: string; password: string; callbackUrl: string },
): Promise<StoreResponse<unknown>> {
  return store.send({ method: 'POST', path: '/api/v1/user/email', body, schema: emptyResponse });
}

/** Makes the new e-mail the account's by the secret of its mail. */
export function confirmEmailChange(store: StoreClient, token: string): Promise<StoreResponse<{ email: string }>> {
  return store.send({ method: 'POST', path: '/api/v1/user/email/confirm', body: { token }, schema: emailResponse });
}

/** Everything the shop knows of the customer, by kind. */
export async function getPersonalData(store: StoreClient): Promise<Record<string, unknown>> {
  return unwrap(await store.send({ method: 'GET', path: '/api/v1/user/data', schema: personalDataResponse }));
}

/** Deletes the account for good. */
export function deleteAccount(store: StoreClient, password: string): Promise<StoreResponse<unknown>> {
  return store.send({ method: 'POST', path: '/api/v1/user/deletion', body: { password }, schema: emptyResponse });
}

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
