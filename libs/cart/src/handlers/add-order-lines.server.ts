import type { AppLoadContext } from '@remix-run/node';
import type { Result } from '@vyloha/contract';
import type { BatchItem } from '../model/batch/added-batch';
import type { LineProblem } from '../model/batch/line-problem';
import type { CartProblem } from '../model/changes/cart-problem';
import { addBatchToCart } from './add-batch-to-cart.server';

/** An item of an order's list, with the number of its line. */
export interface NumberedItem extends BatchItem {
  /** Counted from 1, as the shopper sees the lines. */
  number: number;
}

/** Lines to be corrected, or a problem outside of the list. */
export type OrderLinesRefusal = { lines: readonly LineProblem[] } | { lines: null; problem: CartProblem };

/**
 * Adds all lines of an order to the cart, or none.
 * @param attempt key under which they are added once
 */
export async function addOrderLines(
  context: AppLoadContext,
  items: readonly NumberedItem[],
  attempt: string | null = null,
): Promise<Result<null, OrderLinesRefusal>> {
  const added = await addBatchToCart(context, items, { isAtomic: true, attempt });
  if (added.ok) return { ok: true, value: null };
  const { problem } = added;
  if (problem.kind !== 'itemsRefused') return { ok: false, problem: { lines: null, problem } };
  const lines = problem.items.map(({ index, message }) => ({ number: items[index]?.number ?? index + 1, message }));
  return { ok: false, problem: { lines } };
}
