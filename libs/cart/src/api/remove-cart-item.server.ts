import type { StoreClient } from '@vyloha/store-client';
import type { Cart } from '../model/cart';
import type { CartOutcome } from '../model/cart-outcome';
import { toCartProblem } from '../model/cart-problem';
import { changedCartResponse } from '../model/changed-cart';

const NOT_FOUND = 404;

/**
 * Takes a line out of the cart.
 * @returns the cart without it, or `null` when the line was gone already: removing twice is no problem
 */
export async function removeCartItem(store: StoreClient, lineId: string): Promise<CartOutcome<Cart | null>> {
  const answer = await store.send({
    method: 'DELETE',
    path: `/api/v1/cart/items/${encodeURIComponent(lineId)}`,
    schema: changedCartResponse,
  });
  if (answer.ok) return { ok: true, value: answer.data };
  if (answer.status === NOT_FOUND) return { ok: true, value: null };
  return { ok: false, problem: toCartProblem(answer.errors) };
}
