import type { CookieKey } from '@vyloha/contract';
import { aHandlerContext } from '@vyloha/session/testing';
import { aRequest } from '@vyloha/testing';
import { cartPageAction } from '../handlers/cart-page-action.server';
import type { StubBackend } from './stub-backend';

interface Options {
  features?: string;
  /** Empty for a guest without a cart. */
  guestToken?: string;
}

/** Sends a form to the cart page, with what the response leaves in cookies and messages. */
export async function postToCart(
  backend: StubBackend,
  form: Record<string, string>,
  { features = '', guestToken = 'guest-1' }: Options = {},
) {
  const cookies = new Map<CookieKey, string>(guestToken === '' ? [] : [['guestCart', guestToken]]);
  const shop = aHandlerContext({ backend, features, cookies });
  const answer = await cartPageAction({ request: aRequest('/kosik', { form }), params: {}, context: shop.context });
  return { ...shop, answer };
}
