import type {} from '@vyloha/session/server';
import type { AppLoadContext } from '@remix-run/node';
import { getCart } from '../api/cart.server';
import { createEmptyCart } from '../model/create-empty-cart';
import type { Cart } from '../model/cart';

/** Several parts of one request need the cart; they share one call. */
const cartsByContext = new WeakMap<AppLoadContext, Promise<Cart>>();

async function fetchCart(context: AppLoadContext): Promise<Cart> {
  const { cookies, currency, shopper, store } = context;
  const guestToken = cookies.get('guestCart');
  if (shopper.token === null && guestToken === null) return createEmptyCart(currency.code);
  const cart = await getCart(store);
  // An order may have been made of it that its shopper does not know of yet: the token leads to it.
  const mayBeOrdered = cookies.get('checkout') !== null;
  if (cart.id === null && guestToken !== null && !mayBeOrdered) cookies.clear('guestCart');
  return cart;
}

/** The shopper's cart, fetched once per request; clears a guest's invalid token. */
export function loadCart(context: AppLoadContext): Promise<Cart> {
  const cached = cartsByContext.get(context);
  if (cached !== undefined) return cached;
  const loading = fetchCart(context);
  cartsByContext.set(context, loading);
  return loading;
}

/** Caches the cart of a change's response for the rest of the request; without one the cart is fetched again. */
export function setLoadedCart(context: AppLoadContext, cart: Cart | null): void {
  if (cart === null) cartsByContext.delete(context);
  else cartsByContext.set(context, Promise.resolve(cart));
}
