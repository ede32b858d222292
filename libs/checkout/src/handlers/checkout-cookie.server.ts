import type { AppLoadContext } from '@remix-run/node';
import { restoreCheckout, storeCheckout, type CheckoutState } from '../machine/checkout-state';

/** The shopper's checkout state, from the sealed cookie. */
export function readCheckout({ cookies }: AppLoadContext): CheckoutState {
  return restoreCheckout(cookies.getSealed('checkout'));
}

export function writeCheckout({ cookies }: AppLoadContext, state: CheckoutState): void {
  cookies.setSealed('checkout', storeCheckout(state));
}
