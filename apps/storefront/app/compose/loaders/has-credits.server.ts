import type { AppLoadContext } from '@remix-run/node';
import { getGlobals } from '@vyloha/session/server';

/** Whether this shopper has loyalty credits: not for guests, nor in a shop without them. */
export async function hasCredits({ shopper, store }: AppLoadContext): Promise<boolean> {
  return shopper.isLoggedIn && (await getGlobals(store)).functions['loyalty_credits'] === true;
}
