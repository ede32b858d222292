import type { SessionContext } from '../machine/session-types';
import type { CookieJar } from '../model/cookie-jar';
import { clearIdentity, saveIdentityProof } from '../model/identity-proof';

/** Updates the identity cookies to the result of the session start. */
export function saveIdentity(cookies: CookieJar, { identityStatus, token, variant, groups }: SessionContext): void {
  if (identityStatus === 'unavailable') return;
  if (identityStatus === 'known' && token !== null) saveIdentityProof(cookies, token, { variant, groups });
  else clearIdentity(cookies);
}
