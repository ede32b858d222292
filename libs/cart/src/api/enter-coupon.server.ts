import type { Result } from '@vyloha/contract';
import type { StoreClient } from '@vyloha/store-client';
import type { Cart } from '../model/cart';
import { type CartProblem, toFieldProblem } from '../model/changes/cart-problem';
import { changedCartResponse } from '../model/changes/changed-cart';

/** Enters a coupon in the cart instead of the one before. */
export async function enterCoupon(store: StoreClient, couponCode: string): Promise<Result<Cart, CartProblem>> {
  const response = await store.send({
    method: 'POST',
    path: '/api/v1/cart/coupon',
    body: { couponCode },
    schema: changedCartResponse,
  });
  return response.ok ? { ok: true, value: response.data } : { ok: false, problem: toFieldProblem(response.errors) };
}
