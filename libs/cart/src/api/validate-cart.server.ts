import type { Result } from '@vyloha/contract';
import type { StoreClient } from '@vyloha/store-client';
import { type CartProblem, toCartProblem } from '../model/changes/cart-problem';
import { validationResponse } from '../model/changes/validation-response';

/** Has the backend validate whether the cart can be ordered as it is. */
export async function validateCart(store: StoreClient): Promise<Result<null, CartProblem>> {
  const response = await store.send({ method: 'POST', path: '/api/v1/cart/validate', schema: validationResponse });
  if (response.ok && response.data.result) return { ok: true, value: null };
  return { ok: false, problem: toCartProblem(response.errors) };
}
