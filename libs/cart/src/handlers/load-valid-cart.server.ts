import type { AppLoadContext } from '@remix-run/node';
import { removeCartItem } from '../api/items.server';
import type { Cart } from '../model/cart';
import { loadCart, setLoadedCart } from './load-cart.server';

export interface ValidCart {
  cart: Cart;
  hasRemovedLines: boolean;
  /** Of the removed lines, as far as they are known. */
  removedNames: readonly string[];
}

/** The cart without lines of products no longer sold: they are removed and the cart is reloaded. */
export async function loadValidCart(context: AppLoadContext): Promise<ValidCart> {
  const cart = await loadCart(context);
  const { invalidLineIds, invalidNames: removedNames } = cart;
  if (invalidLineIds.length === 0) return { cart, hasRemovedLines: false, removedNames };
  for (const lineId of invalidLineIds) await removeCartItem(context.store, lineId);
  setLoadedCart(context, null);
  return { cart: await loadCart(context), hasRemovedLines: true, removedNames };
}
