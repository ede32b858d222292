import type { StoreClient } from '@vyloha/store-client';
import type { Cart } from '../model/cart';
import type { CartOutcome } from '../model/cart-outcome';
import { toCartProblem } from '../model/cart-problem';
import { changedCartResponse } from '../model/changed-cart';

/** Takes everything out of the cart. */
export async function emptyCart(store: StoreClient): Promise<CartOutcome<Cart>> {
  const answer = await store.send({ method: 'DELETE', path: '/api/v1/cart/items', schema: changedCartResponse });
  return answer.ok ? { ok: true, value: answer.data } : { ok: false, problem: toCartProblem(answer.errors) };
}
