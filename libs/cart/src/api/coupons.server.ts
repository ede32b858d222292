import type { Result } from '@vyloha/contract';
import type { StoreClient } from '@vyloha/store-client';
import type { Cart } from '../model/cart';
import { toCartProblem, toFieldProblem, type CartProblem } from '../model/changes/cart-problem';
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

/** Takes the coupon out of the cart; without one nothing changes. */
export async function removeCoupon(store: StoreClient): Promise<Result<Cart, CartProblem>> {
  const response = await store.send({ method: 'DELETE', path: '/api/v1/cart/coupon', schema: changedCartResponse });
  return response.ok ? { ok: true, value: response.data } : { ok: false, problem: toCartProblem(response.errors) };
}

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
