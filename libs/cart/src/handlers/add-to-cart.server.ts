import type { AppLoadContext } from '@remix-run/node';
import { addCartItem } from '../api/add-cart-item.server';
import type { AddToCartInput } from '../model/add-to-cart-input';
import type { AddedToCart } from '../model/added-to-cart';
import type { CartOutcome } from '../model/cart-outcome';
import { rememberCart } from './load-cart.server';
import { shoppingProblem } from './shopping-problem.server';

/** Adds a variant, unless the shop sells nothing now; a guest's new cart is kept by its cookie. */
export async function addToCart(context: AppLoadContext, input: AddToCartInput): Promise<CartOutcome<AddedToCart>> {
  const problem = await shoppingProblem(context);
  if (problem !== null) return { ok: false, problem };
  const outcome = await addCartItem(context.store, input);
  if (!outcome.ok) return outcome;
  const { guestToken, ...added } = outcome.value;
  if (guestToken !== null) context.cookies.set('guestCart', guestToken);
  rememberCart(context, added.cart);
  return { ok: true, value: added };
}
