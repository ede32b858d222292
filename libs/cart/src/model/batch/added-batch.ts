import * as v from 'valibot';
import { type AdjustedLine, adjustedLine, type RequestedAmount } from '../adding/adjusted-quantity';
import type { Cart } from '../cart';
import { cartResponse } from '../cart-response';

/** One item of a batch. */
export interface BatchItem extends RequestedAmount {
  variantId: string;
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
  /** Quantity steps by which each item raised the cart, `null` for those not added; empty when the backend does not say. */
  changedAmounts: readonly (number | null)[];
}

/** `data` of a batch response. */
export const batchResponse = v.object({
  cart: cartResponse,
  imported: v.number(),
  total: v.number(),
  changedAmounts: v.nullish(v.array(v.nullable(v.number())), []),
});

/** The items of which another quantity was added than was asked for. */
export function listAdjustedLines(
  { cart, changedAmounts }: Pick<AddedBatch, 'cart' | 'changedAmounts'>,
  items: readonly BatchItem[],
): AdjustedLine[] {
  return items.flatMap((item, index) => {
    const changedAmount = changedAmounts[index] ?? null;
    const line = cart.lines.find(({ variantId }) => variantId === item.variantId);
    return line === undefined || changedAmount === null ? [] : (adjustedLine(line, item, changedAmount) ?? []);
  });
}

export interface BatchOptions {
  /** Adds all or nothing. */
  isAtomic?: boolean;
  /** Key under which the items are added once, however often they are sent. */
  attempt?: string | null;
}
