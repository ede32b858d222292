import type {} from '@vyloha/session/server';
import type { AppLoadContext } from '@remix-run/node';
import { getCart } from '../api/get-cart.server';
import { blankCart } from '../model/blank-cart';
import type { Cart } from '../model/cart';

/** One request renders the cart in several places; they share one call. */
const loadedCarts = new WeakMap<AppLoadContext, Promise<Cart>>();

async function readCart(context: AppLoadContext): Promise<Cart> {
  const { cookies, currency, shopper, store } = context;
  const guestToken = cookies.get('guestCart');
  if (shopper.token === null && guestToken === null) return blankCart(currency.code);
  const cart = await getCart(store);
  if (cart.id === null && guestToken !== null) cookies.clear('guestCart');
  return cart;
}

/** The shopper's cart, fetched once a request; a guest's dead token is forgotten. */
export function loadCart(context: AppLoadContext): Promise<Cart> {
  const known = loadedCarts.get(context);
  if (known !== undefined) return known;
  const loading = readCart(context);
  loadedCarts.set(context, loading);
  return loading;
}

/** What a change answered is what the rest of the request sees; without an answer it is fetched anew. */
export function rememberCart(context: AppLoadContext, cart: Cart | null): void {
  if (cart === null) loadedCarts.delete(context);
  else loadedCarts.set(context, Promise.resolve(cart));
}
