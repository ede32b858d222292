import { isToken } from '@vyloha/contract';
import * as v from 'valibot';
import type { Cart, CartLine } from '../cart';
import { cartItemResponse } from '../lines/cart-item-response';
import { cartResponse } from '../cart-response';

/** An added item: its line and how many quantity steps were added. */
export interface AddedToCart {
  cart: Cart;
  /** `null` when the backend returned a line without its product. */
  line: CartLine | null;
  changedAmount: number;
  /** Token of the guest's cart, for the cookie; `null` for a logged-in customer. */
  guestToken: string | null;
}

export const addedToCartResponse = v.pipe(
  v.object({ cart: cartResponse, addedItem: v.nullish(cartItemResponse, null), changedAmount: v.number() }),
  v.transform(({ cart, addedItem, changedAmount }): Omit<AddedToCart, 'guestToken'> => ({
    cart,
    line: addedItem?.kind === 'line' ? addedItem.line : null,
    changedAmount,
  })),
);

const guestTokenMeta = v.object({
  custom: v.object({ guestCartToken: v.pipe(v.string(), v.check(isToken, 'no token')) }),
});

/** Token of a guest's new cart, from the response's `meta`; `null` otherwise. */
export function guestTokenOf(meta: unknown): string | null {
  const parsed = v.safeParse(guestTokenMeta, meta);
  return parsed.success ? parsed.output.custom.guestCartToken : null;
}
