import type { AppLoadContext } from '@remix-run/node';
import { clearGifts } from '@vyloha/cart/server';
import { paths } from '@vyloha/links';
import { parseOwner } from '../model/stored-checkout';
import { rememberGuest } from './guest-details.server';
import { advance, restoreCheckout, storeCheckout, type CheckoutState } from '../machine/checkout-state';

/**
 * The shopper's checkout state, from the sealed cookie. It outlasts a login that ended by itself, so that it is there
 * again after the next one; another customer does not get it.
 */
export function readCheckout({ cookies, shopper: { user } }: AppLoadContext): CheckoutState {
  const stored = cookies.getSealed('checkout');
  const owner = parseOwner(stored);
  return restoreCheckout(user === null || owner === null || owner === user.id ? stored : null);
}

export function writeCheckout({ cookies, shopper: { user } }: AppLoadContext, state: CheckoutState): void {
  const owner = user?.id ?? parseOwner(cookies.getSealed('checkout'));
  cookies.setSealed('checkout', storeCheckout(state, owner));
}

/** Where a step without a cart leads: to an order that is not paid, for a shopper who came back from the gateway. */
export function pathWithoutCart(context: AppLoadContext): string {
  const { value } = readCheckout(context);
  const isUnpaid = value === 'awaitingPayment' || value === 'failed' || value === 'cancelled';
  return isUnpaid ? paths.checkoutFinish() : paths.cart();
}

interface PlacedOrder {
  token: string;
  isPaidOnline: boolean;
  hasRegistered?: boolean;
  /** The shopper has begun another cart before they knew of this order. */
  hasNextCart?: boolean;
}

/** Ends the checkout whose order waits for approval. */
export function endHeldCheckout(context: AppLoadContext, state: CheckoutState): void {
  clearGifts(context);
  writeCheckout(context, advance(state, { type: 'order.held' }));
}

/** Ends the checkout with its order; the cart that it was made of is gone, a guest's details stay for the next one. */
export function finishCheckout(
  context: AppLoadContext,
  state: CheckoutState,
  { hasNextCart = false, ...order }: PlacedOrder,
): void {
  if (!hasNextCart) {
    clearGifts(context);
    context.cookies.clear('guestCart');
  }
  rememberGuest(context, state.context.details);
  writeCheckout(context, advance(state, { type: 'order.placed', ...order }));
}
