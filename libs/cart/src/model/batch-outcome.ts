import * as v from 'valibot';
import type { Cart } from './cart';
import type { CartProblem } from './cart-problem';
import { cartResponse } from './cart-response';

/** One thing of a batch. */
export interface BatchItem {
  variantId: string;
  /** Counted steps. */
  amount: number;
}

/** What came of adding many things at once. */
export type BatchOutcome =
  | {
      kind: 'added';
      cart: Cart;
      guestToken: string | null;
      imported: number;
      total: number;
      /** Why the others were not. */
      errors: readonly string[];
    }
  /** It is too much for one answer and goes on by itself. */
  | { kind: 'inProgress' }
  | { kind: 'refused'; problem: CartProblem };

/** `data` of the answer to a batch. */
export const batchResponse = v.object({ cart: cartResponse, imported: v.number(), total: v.number() });
