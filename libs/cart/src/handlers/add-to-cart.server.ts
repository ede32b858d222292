import type { AppLoadContext } from '@remix-run/node';
import { addCartItem } from '../api/add-cart-item.server';
import type { AddToCartInput } from '../model/adding/add-to-cart-input';
import type { AddedToCart } from '../model/adding/added-to-cart';
import type { CartOutcome } from '../model/changes/cart-outcome';
import { setLoadedCart } from './load-cart.server';
import { getSalesPauseProblem } from './get-sales-pause-problem.server';

/** Adds a variant unless sales are paused; the token of a guest's new cart is stored in its cookie. */
export async function addToCart(context: AppLoadContext, input: AddToCartInput): Promise<CartOutcome<AddedToCart>> {
  const problem = await getSalesPauseProblem(context);
  if (problem !== null) return { ok: false, problem };
  const outcome = await addCartItem(context.store, input);
  if (!outcome.ok) return outcome;
  const { guestToken, ...added } = outcome.value;
  if (guestToken !== null) context.cookies.set('guestCart', guestToken);
  setLoadedCart(context, added.cart);
  return { ok: true, value: added };
}
