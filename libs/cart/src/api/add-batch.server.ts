import type { Result } from '@vyloha/contract';
import { BackendUnavailable } from '@vyloha/http-client';
import type { StoreClient } from '@vyloha/store-client';
import { guestTokenOf } from '../model/adding/added-to-cart';
import { type AddedBatch, type BatchItem, type BatchOptions, batchResponse } from '../model/batch/added-batch';
import { type CartProblem, toCartProblem } from '../model/changes/cart-problem';
import { toItemProblems } from '../model/batch/item-problems';

const stillWorkingStatus = 500;

/**
 * Adds many items to the cart by one call; a failed item does not prevent the others.
 * @returns `null` for a batch too large for one request: it continues in the background
 */
export async function addBatch(
  store: StoreClient,
  items: readonly BatchItem[],
  { isAtomic = false, attempt = null }: BatchOptions = {},
): Promise<Result<AddedBatch | null, CartProblem>> {
  try {
    const response = await store.send({
      method: 'POST',
      path: '/api/v1/cart/items/batch',
      body: {
        ...(isAtomic && { atomic: true }),
        items: items.map(({ variantId, amount }) => ({ id: variantId, type: 'product', amount })),
      },
      schema: batchResponse,
      idempotencyKey: attempt,
    });
    if (!response.ok) return { ok: false, problem: toItemProblems(response.errors) ?? toCartProblem(response.errors) };
    const errors = response.errors.map(({ title }) => title);
    return { ok: true, value: { ...response.data, guestToken: guestTokenOf(response.meta), errors } };
  } catch (error) {
    if (error instanceof BackendUnavailable && error.status === stillWorkingStatus) return { ok: true, value: null };
    throw error;
  }
}
