import type { User } from '@vyloha/session';

/** Whether the shopper buys as a business, for themselves or for a company: consumers pay the prices of the shop. */
export function mayRequestQuote(user: Pick<User, 'business' | 'company'> | null): boolean {
  return user !== null && (user.business !== null || user.company !== null);
}
