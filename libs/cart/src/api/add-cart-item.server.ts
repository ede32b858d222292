import type { Result } from '@vyloha/contract';
import type { StoreClient } from '@vyloha/store-client';
import type { AddToCartInput } from '../model/adding/add-to-cart-input';
import { type AddedToCart, addedToCartResponse, guestTokenOf } from '../model/adding/added-to-cart';
import { type CartProblem, toCartProblem } from '../model/changes/cart-problem';

/** Adds a variant to the cart; a guest's first one creates the cart. */
export async function addCartItem(
  store: StoreClient,
  input: AddToCartInput,
): Promise<Result<AddedToCart, CartProblem>> {
  const response = await store.send({
    method: 'POST',
    path: '/api/v1/cart/items',
    body: {
      id: input.variantId,
      type: 'product',
      amount: input.amount,
      ...(input.isForCredits && { credits: true }),
    },
    schema: addedToCartResponse,
  });
  if (!response.ok) return { ok: false, problem: toCartProblem(response.errors) };
  return { ok: true, value: { ...response.data, guestToken: guestTokenOf(response.meta) } };
}
