import type { Result } from '@vyloha/contract';
import type { StoreClient } from '@vyloha/store-client';
import type { Cart } from '../model/cart';
import type { CartProblem } from '../model/changes/cart-problem';
import { changedCartResponse } from '../model/changes/changed-cart';

/** Enters a coupon in the cart instead of the one before. */
export async function enterCoupon(store: StoreClient, couponCode: string): Promise<Result<Cart, CartProblem>> {
  const response = await store.send({
    method: 'POST',
    path: '/api/v1/cart/coupon',
    body: { couponCode },
    schema: changedCartResponse,
  });
  if (response.ok) return { ok: true, value: response.data };
  // The message is shown at the only field, whose name in the API would tell nothing.
  const [error] = response.errors;
  return { ok: false, problem: error === undefined ? { kind: 'unknown' } : { kind: 'refused', message: error.title } };
}
