import { withUnavailableFallback } from '@vyloha/http-client';
import type { StoreClient } from '@vyloha/store-client';
import { linkStateResponse } from '../model/link-state-response';

/** What the links of mails about an account are for. */
type MailedLinkKind = 'registration' | 'activation' | 'loginLink' | 'reset' | 'emailChange';

/**
 * Whether the link of a mail was used or is too old, so that its form need not be filled in to learn that. Not where the
 * backend does not say: sending the form will tell.
 */
export async function isLinkEnded(store: StoreClient, kind: MailedLinkKind, token: string): Promise<boolean> {
  if (token === '') return false;
  const body = { kind, token };
  const request = store.send({ method: 'POST', path: '/api/v1/mailed-links/state', body, schema: linkStateResponse });
  return withUnavailableFallback(
    request.then((response) => response.ok && !response.data),
    () => false,
  );
}
