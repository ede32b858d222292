import * as v from 'valibot';
import type { Cart } from '../cart';
import type { CartProblem } from '../changes/cart-problem';
import { cartResponse } from '../cart-response';

/** One item of a batch. */
export interface BatchItem {
  variantId: string;
  /** Quantity steps. */
  amount: number;
}

/** Result of adding many items at once. */
export type BatchOutcome =
  | {
      kind: 'added';
      cart: Cart;
      guestToken: string | null;
      imported: number;
      total: number;
      /** Why the others were not added. */
      errors: readonly string[];
    }
  /** The batch is too large for one request and continues in the background. */
  | { kind: 'inProgress' }
  | { kind: 'refused'; problem: CartProblem };

/** `data` of a batch response. */
export const batchResponse = v.object({ cart: cartResponse, imported: v.number(), total: v.number() });
