import { BackendUnavailable } from '@vyloha/contract';
import type { StoreClient } from '@vyloha/store-client';
import { guestTokenOf } from '../model/added-to-cart';
import { type BatchItem, type BatchOutcome, batchResponse } from '../model/batch-outcome';
import { toCartProblem } from '../model/cart-problem';

const stillWorking = 500;

/** Puts many things into the cart by one call; what cannot be added holds nothing else back. */
export async function addBatch(store: StoreClient, items: readonly BatchItem[]): Promise<BatchOutcome> {
  try {
    const answer = await store.send({
      method: 'POST',
      path: '/api/v1/cart/items/batch',
      body: { items: items.map(({ variantId, amount }) => ({ id: variantId, type: 'product', amount })) },
      schema: batchResponse,
    });
    if (!answer.ok) return { kind: 'refused', problem: toCartProblem(answer.errors) };
    const errors = answer.errors.map(({ title }) => title);
    return { kind: 'added', ...answer.data, guestToken: guestTokenOf(answer.meta), errors };
  } catch (error) {
    if (error instanceof BackendUnavailable && error.status === stillWorking) return { kind: 'inProgress' };
    throw error;
  }
}
