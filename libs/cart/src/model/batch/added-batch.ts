import * as v from 'valibot';
import type { Cart } from '../cart';
import { cartResponse } from '../cart-response';

/** One item of a batch. */
export interface BatchItem {
  variantId: string;
  /** Quantity steps. */
  amount: number;
}

/** What was added of many items. */
export interface AddedBatch {
  cart: Cart;
  /** Token of the guest's cart, for the cookie; `null` for a logged-in customer. */
  guestToken: string | null;
  imported: number;
  total: number;
  /** Why the others were not added. */
  errors: readonly string[];
}

/** `data` of a batch response. */
export const batchResponse = v.object({ cart: cartResponse, imported: v.number(), total: v.number() });

export interface BatchOptions {
  /** Adds all or nothing. */
  isAtomic?: boolean;
  /** Key under which the items are added once, however often they are sent. */
  attempt?: string | null;
}
