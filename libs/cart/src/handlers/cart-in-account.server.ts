import type {} from '@vyloha/session/server';
import type { AppLoadContext } from '@remix-run/node';
import { loginOfEnded } from '@vyloha/session/server';

/**
 * Whether the cart waits in the account of a login that has ended by itself: an empty one would be misleading. Who has
 * gone on shopping as a guest has a cart at hand.
 */
export function isCartInAccount({ cookies, session }: Pick<AppLoadContext, 'cookies' | 'session'>): boolean {
  return session.isLoginEnded && cookies.get('guestCart') === null;
}

/**
 * The login, with the way back, for a shopper whose cart waits in the account; `null` for everybody else.
 * @param returnPath with its query
 */
export function loginToCart(context: AppLoadContext, returnPath: string): Response | null {
  return isCartInAccount(context) ? loginOfEnded(context, returnPath) : null;
}

/** @throws the login, with the way back to this page, for a shopper whose cart waits in the account */
export function requireCartAtHand({ request, context }: { request: Request; context: AppLoadContext }): void {
  const { pathname, search } = new URL(request.url);
  const login = loginToCart(context, `${pathname}${search}`);
  if (login !== null) throw login;
}
