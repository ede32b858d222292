import type { AppLoadContext } from '@remix-run/node';
import { whenUnavailable } from '@vyloha/contract';
import { forgetIdentity, logout } from '@vyloha/session/server';

/** What a browser keeps of a customer, the unfinished order included: the next one at this computer may not see it. */
const personalCookies = ['guestCart', 'checkout', 'gifts'] as const;

/**
 * Ends the token, the session and all that was proven of it. A backend that cannot be told now does not keep the
 * shopper logged in.
 */
export async function forgetCustomer({ cookies, session, store }: AppLoadContext): Promise<void> {
  if (cookies.get('token') !== null) await whenUnavailable(logout(store), () => {});
  forgetIdentity(cookies);
  for (const name of personalCookies) cookies.clear(name);
  session.renew();
}
