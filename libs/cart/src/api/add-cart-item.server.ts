import type { StoreClient } from '@vyloha/store-client';
import type { AddToCartInput } from '../model/add-to-cart-input';
import { type AddedToCart, addedToCartResponse, guestTokenOf } from '../model/added-to-cart';
import type { CartOutcome } from '../model/cart-outcome';
import { toCartProblem } from '../model/cart-problem';

export interface AddedCartItem extends AddedToCart {
  /** Token of the guest's cart, to be kept in the cookie; `null` for a customer who is logged in. */
  guestToken: string | null;
}

/** Puts a variant into the cart; a guest's first one makes the cart. */
export async function addCartItem(store: StoreClient, input: AddToCartInput): Promise<CartOutcome<AddedCartItem>> {
  const answer = await store.send({
    method: 'POST',
    path: '/api/v1/cart/items',
    body: {
      id: input.variantId,
      type: 'product',
      amount: input.amount,
      ...(input.isNewLine && { newLine: true }),
      ...(input.isForCredits && { credits: true }),
    },
    schema: addedToCartResponse,
  });
  if (!answer.ok) return { ok: false, problem: toCartProblem(answer.errors) };
  return { ok: true, value: { ...answer.data, guestToken: guestTokenOf(answer.meta) } };
}
