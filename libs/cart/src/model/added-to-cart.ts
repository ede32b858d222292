import { isToken } from '@vyloha/contract';
import * as v from 'valibot';
import type { Cart, CartLine } from './cart';
import { cartItemResponse } from './cart-item-response';
import { cartResponse } from './cart-response';

/** What came of adding: the line it landed on and how many counted steps were added. */
export interface AddedToCart {
  cart: Cart;
  /** `null` when the backend answered with a line that lacks its goods. */
  line: CartLine | null;
  changedAmount: number;
}

export const addedToCartResponse = v.pipe(
  v.object({ cart: cartResponse, addedItem: v.nullish(cartItemResponse, null), changedAmount: v.number() }),
  v.transform(({ cart, addedItem, changedAmount }): AddedToCart => ({
    cart,
    line: addedItem?.kind === 'line' ? addedItem.line : null,
    changedAmount,
  })),
);

const guestTokenMeta = v.object({
  custom: v.object({ guestCartToken: v.pipe(v.string(), v.check(isToken, 'no token')) }),
});

/** The token a guest's cart was given, from the `meta` of an answer; `null` for everyone else. */
export function guestTokenOf(meta: unknown): string | null {
  const parsed = v.safeParse(guestTokenMeta, meta);
  return parsed.success ? parsed.output.custom.guestCartToken : null;
}
