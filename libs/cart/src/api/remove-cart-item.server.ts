import type { Result } from '@vyloha/contract';
import type { StoreClient } from '@vyloha/store-client';
import type { Cart } from '../model/cart';
import { type CartProblem, toCartProblem } from '../model/changes/cart-problem';
import { changedCartResponse } from '../model/changes/changed-cart';

const notFound = 404;

/**
 * Removes a line from the cart.
 * @returns the cart without it, or `null` when the line was gone already: removing twice is no problem
 */
export async function removeCartItem(store: StoreClient, lineId: string): Promise<Result<Cart | null, CartProblem>> {
  const response = await store.send({
    method: 'DELETE',
    path: `/api/v1/cart/items/${encodeURIComponent(lineId)}`,
    schema: changedCartResponse,
  });
  if (response.ok) return { ok: true, value: response.data };
  if (response.status === notFound) return { ok: true, value: null };
  return { ok: false, problem: toCartProblem(response.errors) };
}
