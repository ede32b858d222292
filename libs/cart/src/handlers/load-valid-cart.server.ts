import type { AppLoadContext } from '@remix-run/node';
import { removeCartItem } from '../api/items.server';
import type { Cart } from '../model/cart';
import { loadCart, setLoadedCart } from './load-cart.server';

/** The cart without lines of products no longer sold: they are removed and the cart is reloaded. */
export async function loadValidCart(context: AppLoadContext): Promise<{ cart: Cart; hasRemovedLines: boolean }> {
  const cart = await loadCart(context);
  if (cart.invalidLineIds.length === 0) return { cart, hasRemovedLines: false };
  for (const lineId of cart.invalidLineIds) await removeCartItem(context.store, lineId);
  setLoadedCart(context, null);
  return { cart: await loadCart(context), hasRemovedLines: true };
}
