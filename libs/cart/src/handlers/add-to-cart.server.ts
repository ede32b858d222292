import type { AppLoadContext } from '@remix-run/node';
import type { Result } from '@vyloha/contract';
import { addCartItem } from '../api/items.server';
import type { AddToCartInput } from '../model/adding/add-to-cart-input';
import type { AddedToCart } from '../model/adding/added-to-cart';
import type { CartProblem } from '../model/changes/cart-problem';
import { setLoadedCart } from './load-cart.server';
import { getSalesPauseProblem } from './get-sales-pause-problem.server';

/** Adds a variant unless sales are paused; the token of a guest's new cart is stored in its cookie. */
export async function addToCart(
  context: AppLoadContext,
  input: AddToCartInput,
): Promise<Result<AddedToCart, CartProblem>> {
  const problem = await getSalesPauseProblem(context);
  if (problem !== null) return { ok: false, problem };
  const result = await addCartItem(context.store, input);
  if (!result.ok) return result;
  const { cart, guestToken } = result.value;
  if (guestToken !== null) context.cookies.set('guestCart', guestToken);
  setLoadedCart(context, cart);
  return result;
}
