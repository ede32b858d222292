import type { Result } from '@vyloha/contract';
import { BackendUnavailable } from '@vyloha/http-client';
import type { StoreClient } from '@vyloha/store-client';
import type { AddToCartInput } from '../model/adding/add-to-cart-input';
import { addedToCartResponse, guestTokenOf, type AddedToCart } from '../model/adding/added-to-cart';
import { batchResponse, type AddedBatch, type BatchItem, type BatchOptions } from '../model/batch/added-batch';
import { toItemProblems } from '../model/batch/item-problems';
import type { Cart } from '../model/cart';
import { toCartProblem, type CartProblem } from '../model/changes/cart-problem';
import { changedCartResponse } from '../model/changes/changed-cart';

/** Adds a variant to the cart; a guest's first one creates the cart. */
export async function addCartItem(
  store: StoreClient,
  input: AddToCartInput,
): Promise<Result<AddedToCart, CartProblem>> {
  const response = await store.send({
    method: 'POST',
    path: '/api/v1/cart/items',
    body: {
      id: input.variantId,
      type: 'product',
      amount: input.amount,
      ...(input.isForCredits && { credits: true }),
    },
    schema: addedToCartResponse,
  });
  if (!response.ok) return { ok: false, problem: toCartProblem(response.errors) };
  return { ok: true, value: { ...response.data, guestToken: guestTokenOf(response.meta) } };
}

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

/** Sets a line's amount, in quantity steps. */
export async function changeCartItem(
  store: StoreClient,
  lineId: string,
  amount: number,
): Promise<Result<Cart, CartProblem>> {
  const response = await store.send({
    method: 'PATCH',
    path: `/api/v1/cart/items/${encodeURIComponent(lineId)}`,
    body: { amount },
    schema: changedCartResponse,
  });
  return response.ok ? { ok: true, value: response.data } : { ok: false, problem: toCartProblem(response.errors) };
}

const notFound = 404;

/**
 * Removes a line from the cart.
 * @returns the cart without it, or `null` when the line was gone already: removing twice is no problem
 */
export async function removeCartItem(store: StoreClient, lineId: string): Promise<Result<Cart | null, CartProblem>> {
  const response = await store.send({
    method: 'DELETE',
    path: `/api/v1/cart/items/${encodeURIComponent(lineId)}`,
    schema: changedCartResponse,
  });
  if (response.ok) return { ok: true, value: response.data };
  if (response.status === notFound) return { ok: true, value: null };
  return { ok: false, problem: toCartProblem(response.errors) };
}
