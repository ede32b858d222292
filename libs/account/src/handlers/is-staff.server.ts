import type { AppLoadContext } from '@remix-run/node';

/** Whether it is the shop's staff who is logged in as this customer; the mark counts beside its own token only. */
export function isStaff({ cookies, shopper }: Pick<AppLoadContext, 'cookies' | 'shopper'>): boolean {
  const { isLoggedIn, token } = shopper;
  return isLoggedIn && token !== null && cookies.getSealed('staff', token) !== null;
}
