import type { SessionContext } from '../machine/session-types';
import type { CookieJar } from '../model/cookie-jar';
import { forgetIdentity, keepIdentityProof } from '../model/identity-proof';

/** Keeps the identity cookies true to what the session start found out. */
export function rememberIdentity(cookies: CookieJar, { standing, token, variant, groups }: SessionContext): void {
  if (standing === 'unavailable') return;
  if (standing === 'known' && token !== null) keepIdentityProof(cookies, token, { variant, groups });
  else forgetIdentity(cookies);
}
