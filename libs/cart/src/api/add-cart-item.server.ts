import type { StoreClient } from '@vyloha/store-client';
import type { AddToCartInput } from '../model/adding/add-to-cart-input';
import { type AddedToCart, addedToCartResponse, guestTokenOf } from '../model/adding/added-to-cart';
import type { CartOutcome } from '../model/changes/cart-outcome';
import { toCartProblem } from '../model/changes/cart-problem';

export interface AddedCartItem extends AddedToCart {
  /** Token of the guest's cart, for the cookie; `null` for a logged-in customer. */
  guestToken: string | null;
}

/** Adds a variant to the cart; a guest's first one creates the cart. */
export async function addCartItem(store: StoreClient, input: AddToCartInput): Promise<CartOutcome<AddedCartItem>> {
  const response = await store.send({
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
  if (!response.ok) return { ok: false, problem: toCartProblem(response.errors) };
  return { ok: true, value: { ...response.data, guestToken: guestTokenOf(response.meta) } };
}
