import type { AppLoadContext } from '@remix-run/node';
import { withUnavailableFallback } from '@vyloha/http-client';
import { clearIdentity, logout } from '@vyloha/session/server';

/** Cookies with a customer's data, the unfinished order included: the next user of this computer must not see it. */
const personalCookies = ['guestCart', 'checkout', 'gifts', 'bulkOrder', 'wish'] as const;

/**
 * Revokes the token and clears the session and its identity proof. An unavailable backend does not keep the
 * shopper logged in.
 */
export async function clearCustomerSession({ cookies, session, store }: AppLoadContext): Promise<void> {
  if (cookies.get('token') !== null) await withUnavailableFallback(logout(store), () => {});
  clearIdentity(cookies);
  for (const name of personalCookies) cookies.clear(name);
  session.renew();
}
