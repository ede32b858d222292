import type { AppLoadContext } from '@remix-run/node';
import { clearGifts } from '@vyloha/cart/server';
import { advance, restoreCheckout, storeCheckout, type CheckoutState } from '../machine/checkout-state';

/** The shopper's checkout state, from the sealed cookie. */
export function readCheckout({ cookies }: AppLoadContext): CheckoutState {
  return restoreCheckout(cookies.getSealed('checkout'));
}

export function writeCheckout({ cookies }: AppLoadContext, state: CheckoutState): void {
  cookies.setSealed('checkout', storeCheckout(state));
}

/** Ends the checkout with its order; the cart that it was made of is gone. */
export function finishCheckout(context: AppLoadContext, state: CheckoutState, token: string): void {
  clearGifts(context);
  context.cookies.clear('guestCart');
  writeCheckout(context, advance(state, { type: 'order.placed', token }));
}
