import type { Result } from '@vyloha/contract';
import type { StoreClient } from '@vyloha/store-client';
import type { Cart } from '../model/cart';
import { type CartProblem, toCartProblem } from '../model/changes/cart-problem';
import { changedCartResponse } from '../model/changes/changed-cart';

/** Takes the coupon out of the cart; without one nothing changes. */
export async function removeCoupon(store: StoreClient): Promise<Result<Cart, CartProblem>> {
  const response = await store.send({ method: 'DELETE', path: '/api/v1/cart/coupon', schema: changedCartResponse });
  return response.ok ? { ok: true, value: response.data } : { ok: false, problem: toCartProblem(response.errors) };
}
