import type { Result } from '@vyloha/contract';
import type { StoreClient } from '@vyloha/store-client';
import type { Cart } from '../model/cart';
import { changedCartResponse } from '../model/changes/changed-cart';
import { type CartProblem, toCartProblem } from '../model/changes/cart-problem';

/** Sets a line's amount, in quantity steps. */
export async function changeCartItem(
  store: StoreClient,
  lineId: string,
  amount: number,
): Promise<Result<Cart, CartProblem>> {
  const response = await store.send({
    method: 'PATCH',
    path: `/api/v1/cart/items/${encodeURIComponent(lineId)}`,
    body: { amount },
    schema: changedCartResponse,
  });
  return response.ok ? { ok: true, value: response.data } : { ok: false, problem: toCartProblem(response.errors) };
}
