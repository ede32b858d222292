import type { AppLoadContext } from '@remix-run/node';
import { logout } from '@vyloha/session/server';

/** What a browser keeps of a customer, the unfinished order included: the next one at this computer may not see it. */
const personalCookies = ['token', 'staff', 'variant', 'groups', 'guestCart', 'checkout'] as const;

/** Ends the token and forgets the customer, whether or not the backend could be told. */
export async function forgetCustomer({ cookies, store }: AppLoadContext): Promise<void> {
  try {
    if (cookies.get('token') !== null) await logout(store);
  } finally {
    for (const name of personalCookies) cookies.clear(name);
  }
}
