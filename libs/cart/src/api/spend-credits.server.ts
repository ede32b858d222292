import type { Result } from '@vyloha/contract';
import type { StoreClient } from '@vyloha/store-client';
import type { Cart } from '../model/cart';
import { type CartProblem, toFieldProblem } from '../model/changes/cart-problem';
import { changedCartResponse } from '../model/changes/changed-cart';

/** Sets how many loyalty credits to spend as a discount; 0 spends none. */
export async function spendCredits(store: StoreClient, credits: number): Promise<Result<Cart, CartProblem>> {
  const response = await store.send({
    method: 'POST',
    path: '/api/v1/cart/credits',
    body: { credits },
    schema: changedCartResponse,
  });
  return response.ok ? { ok: true, value: response.data } : { ok: false, problem: toFieldProblem(response.errors) };
}
