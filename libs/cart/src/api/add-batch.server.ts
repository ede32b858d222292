import { BackendUnavailable } from '@vyloha/http-client';
import type { StoreClient } from '@vyloha/store-client';
import { guestTokenOf } from '../model/adding/added-to-cart';
import { type BatchItem, type BatchOutcome, batchResponse } from '../model/batch/batch-outcome';
import { toCartProblem } from '../model/changes/cart-problem';

const stillWorkingStatus = 500;

/** Adds many items to the cart by one call; a failed item does not prevent the others. */
export async function addBatch(store: StoreClient, items: readonly BatchItem[]): Promise<BatchOutcome> {
  try {
    const response = await store.send({
      method: 'POST',
      path: '/api/v1/cart/items/batch',
      body: { items: items.map(({ variantId, amount }) => ({ id: variantId, type: 'product', amount })) },
      schema: batchResponse,
    });
    if (!response.ok) return { kind: 'refused', problem: toCartProblem(response.errors) };
    const errors = response.errors.map(({ title }) => title);
    return { kind: 'added', ...response.data, guestToken: guestTokenOf(response.meta), errors };
  } catch (error) {
    if (error instanceof BackendUnavailable && error.status === stillWorkingStatus) return { kind: 'inProgress' };
    throw error;
  }
}
