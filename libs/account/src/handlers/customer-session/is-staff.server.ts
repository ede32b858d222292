import type { AppLoadContext } from '@remix-run/node';

/** Whether the shop's staff is logged in as this customer; the mark is bound to its own token. */
export function isStaff({ cookies, shopper }: Pick<AppLoadContext, 'cookies' | 'shopper'>): boolean {
  const { isLoggedIn, token } = shopper;
  return isLoggedIn && token !== null && cookies.getSealed('staff', token) !== null;
}
