import type { StoreClient } from '@vyloha/store-client';
import type { CartOutcome } from '../model/cart-outcome';
import { toCartProblem } from '../model/cart-problem';
import { validationResponse } from '../model/validation-response';

/** Asks whether the cart can be ordered as it is; the backend decides and says why not. */
export async function validateCart(store: StoreClient): Promise<CartOutcome<null>> {
  const answer = await store.send({ method: 'POST', path: '/api/v1/cart/validate', schema: validationResponse });
  if (answer.ok && answer.data.result) return { ok: true, value: null };
  return { ok: false, problem: toCartProblem(answer.errors) };
}
